import { VisitorHost } from '@/components/visitor/VisitorHost.client';
import { Shell } from '../shell/shell';

/** The shell with what looks after the visitor's own state, to weigh that by itself. */
export default function Page() {
  return (
    <>
      <Shell />
      <VisitorHost locale="en" scripts={{}} loadingLabel="" />
    </>
  );
}
