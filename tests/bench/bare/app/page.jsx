export default function Page() {
  return <p>A page with a few words.</p>;
}
