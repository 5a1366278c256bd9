import { Styleguide } from '@/components/styleguide/Styleguide';

/** Every shared component in both themes; the file's extension keeps it out of production builds. */
export default function StyleguidePage() {
  return <Styleguide />;
}
