/** Licences allowed in production dependencies, by SPDX identifier. */
export const ALLOWED_LICENCES: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  // As permissive as MIT, in plainer language.
  'BlueOak-1.0.0',
  // Only data: browser feature support.
  'CC-BY-4.0',
  'ISC',
  // A library that sharp loads at run time, unmodified and replaceable.
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  // Fonts, served unmodified.
  'OFL-1.1',
]);
