import type { UseFormRegisterReturn } from 'react-hook-form';

/** What ties a control to its form: its name alone in a plain form, the library's handlers in a live one. */
export type Bound = Partial<Pick<UseFormRegisterReturn, 'onChange' | 'onBlur' | 'ref'>> & {
  name: string;
  id?: string;
  error?: string;
};
export type Bind<Name extends string> = (name: Name) => Bound;

/** Ties the controls of a form that the browser sends by itself. */
export const bindPlain = (name: string): Bound => ({ name });
