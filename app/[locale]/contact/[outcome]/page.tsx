import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { OutcomePage } from '@/components/forms/OutcomePage';
import { OUTCOMES, isOutcome } from '@/lib/forms/outcomes';
import { getFormMessages } from '@/lib/i18n/form-messages';
import { getLocale } from '../../../params';

type Props = PageProps<'/[locale]/contact/[outcome]'>;

export const generateStaticParams = () => OUTCOMES.map((outcome) => ({ outcome }));

async function getOutcome(params: Props['params']) {
  const { outcome } = await params;
  return isOutcome(outcome) ? outcome : notFound();
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { results } = getFormMessages(await getLocale(params));
  return { title: results[await getOutcome(params)].title, robots: { index: false } };
}

/** The result of a form sent without scripts. */
export default async function Outcome({ params }: Props) {
  return <OutcomePage locale={await getLocale(params)} outcome={await getOutcome(params)} />;
}
