import type { Metadata } from 'next';
import { OutcomePage } from '@/components/forms/OutcomePage';
import { readFieldErrors } from '@/lib/forms/field-errors';
import { getFormMessages } from '@/lib/i18n/form-messages';
import { getLocale } from '../../../../params';

type Props = PageProps<'/[locale]/contact/check/[errors]'>;

/** Rendered on each request and not stored: a form can be invalid in many ways. */
export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { results } = getFormMessages(await getLocale(params));
  return { title: results.check.title, robots: { index: false } };
}

/** The errors of a form sent without scripts; the query lists them. */
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
