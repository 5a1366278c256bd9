'use client';

import { ShortForm, type ShortFormProps } from './ShortForm.client';

/** Lets visitors report a broken page. */
export function ErrorReport(props: ShortFormProps) {
  return <ShortForm {...props} kind="error-report" subject="tech-support" hasGeneralFault />;
}
