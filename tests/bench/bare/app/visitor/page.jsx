import { VisitorHost } from '@/components/visitor/VisitorHost.client';

/** The bare page with what looks after the visitor's own state, to weigh it by itself. */
export default function Page() {
  return (
    <>
      <p>A page with a few words.</p>
      <VisitorHost locale="en" scripts={{}} loadingLabel="" />
    </>
  );
}
