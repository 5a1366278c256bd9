import { Document } from '../../../../components/document';
import { createClient } from '../../../../prismicio';

/** @typedef {{ params: Promise<{ lang: string, uid: string }> }} Props */

export const dynamicParams = false;

/** @param {{ params: { lang: string } }} props */
export async function generateStaticParams({ params: { lang } }) {
  const documents = await createClient().getAllByType('case_study', { lang });
  return documents.map(({ uid }) => ({ uid }));
}

/** @param {Props} props */
export async function generateMetadata({ params }) {
  const { lang, uid } = await params;
  const { data } = await createClient().getByUID('case_study', uid, { lang });
  return { title: data.meta_title, description: data.meta_description };
}

/** @param {Props} props */
export default async function Page({ params }) {
  const { lang, uid } = await params;
  return <Document document={await createClient().getByUID('case_study', uid, { lang })} />;
}
