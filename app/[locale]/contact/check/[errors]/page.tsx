import type { Metadata } from 'next';
import { OutcomePage } from '@/components/forms/OutcomePage';
import { readFieldErrors } from '@/lib/forms/field-errors';
import { getFormMessages } from '@/lib/i18n/form-messages';
import { getLocale } from '../../../../params';

type Props = PageProps<'/[locale]/contact/check/[errors]'>;

/** Made when first asked for: a form can be wrong in many ways. */
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { results } = getFormMessages(await getLocale(params));
  return { title: results.check.title, robots: { index: false } };
}

/** Where a form that was sent without scripts ends when it was wrong; its query says in what. */
export default async function CheckFaults({ params }: Props) {
  const { errors } = await params;
  return (
    <OutcomePage
      locale={await getLocale(params)}
      outcome="check"
      fieldErrors={readFieldErrors(decodeURIComponent(errors))}
    />
  );
}
