'use client';

import { errorReport } from '@/lib/forms/schemas/error-report';
import { ShortForm, type ShortFormProps } from './ShortForm.client';

/** What the visitor of a broken page can tell us about it. */
export function ErrorReport(props: ShortFormProps) {
  return (
    <ShortForm
      {...props}
      kind="error-report"
      schema={errorReport}
      subject="tech-support"
      hasGeneralFault
    />
  );
}
