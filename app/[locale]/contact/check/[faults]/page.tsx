import type { Metadata } from 'next';
import { OutcomePage } from '@/components/forms/OutcomePage';
import { readFaults } from '@/lib/forms/faults';
import { getFormWords } from '@/lib/i18n/form-words';
import { getLocale } from '../../../../params';

type Props = PageProps<'/[locale]/contact/check/[faults]'>;

/** Made when first asked for: a form can be wrong in many ways. */
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { results } = getFormWords(await getLocale(params));
  return { title: results.check.title, robots: { index: false } };
}

/** Where a form that was sent without scripts ends when it was wrong; its query says in what. */
export default async function CheckFaults({ params }: Props) {
  const { faults } = await params;
  return (
    <OutcomePage
      locale={await getLocale(params)}
      outcome="check"
      faults={readFaults(decodeURIComponent(faults))}
    />
  );
}
