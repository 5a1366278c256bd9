/** @type {import('stylelint').Config} */
const config = {
  extends: ['stylelint-config-standard-scss'],
  rules: {
    // Colours are asked for by role (var(--ink)); the hues themselves live in one file.
    'color-no-hex': true,
    'color-named': 'never',
    'selector-class-pattern': '^[a-z][a-zA-Z0-9]*$',
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global', 'local'] }],
    'custom-property-empty-line-before': null,
    'declaration-empty-line-before': null,
    'no-descending-specificity': null,
    'property-no-vendor-prefix': [true, { ignoreProperties: ['text-size-adjust', 'box-orient'] }],
  },
  overrides: [{ files: ['styles/_palette.scss'], rules: { 'color-no-hex': null } }],
};

export default config;
