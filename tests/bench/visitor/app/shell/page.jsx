import { Shell } from './shell';

/** The shell alone. */
export default function Page() {
  return <Shell />;
}
