/** Licences that the site may depend on in production, by their SPDX names. */
export const ALLOWED_LICENCES: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  // As permissive as MIT, in plainer words.
  'BlueOak-1.0.0',
  // Data alone: which browsers know what.
  'CC-BY-4.0',
  'ISC',
  // A library that sharp loads at run time, unchanged and replaceable.
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  // Fonts, which are served as they are.
  'OFL-1.1',
]);
