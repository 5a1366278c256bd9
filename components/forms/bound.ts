import type { UseFormRegisterReturn } from 'react-hook-form';

/** Connects a control to its form: by name in a plain form, by the library's handlers in an interactive one. */
export type Bound = Partial<Pick<UseFormRegisterReturn, 'onChange' | 'onBlur' | 'ref'>> & {
  name: string;
  id?: string;
  error?: string;
};
export type Bind<Name extends string> = (name: Name) => Bound;

/** Connects the controls of a form that the browser sends itself. */
export const bindPlain = (name: string): Bound => ({ name });
