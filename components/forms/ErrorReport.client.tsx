'use client';

import { ShortForm, type ShortFormProps } from './ShortForm.client';

/** What the visitor of a broken page can tell us about it. */
export function ErrorReport(props: ShortFormProps) {
  return <ShortForm {...props} kind="error-report" subject="tech-support" hasGeneralFault />;
}
