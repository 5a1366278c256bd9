import { Document } from '../../components/document';
import { createClient } from '../../prismicio';

/** @param {{ params: Promise<{ lang: string }> }} props */
export async function generateMetadata({ params }) {
  const { lang } = await params;
  const { data } = await createClient().getSingle('home', { lang });
  return { title: data.meta_title, description: data.meta_description };
}

/** @param {{ params: Promise<{ lang: string }> }} props */
export default async function Home({ params }) {
  const { lang } = await params;
  return <Document document={await createClient().getSingle('home', { lang })} />;
}
