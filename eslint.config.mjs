import next from '@next/eslint-plugin-next';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import importX, { createNodeResolver } from 'eslint-plugin-import-x';
import regexp from 'eslint-plugin-regexp';
import typescript from 'typescript-eslint';
import { LAYERS, ZONES } from './eslint.layers.mjs';
import { viewConfigs } from './eslint.views.mjs';

const ENVIRONMENT = {
  selector: "MemberExpression[object.name='process'][property.name='env']",
  message: 'Read settings from lib/env.ts.',
};
const STYLE_ATTRIBUTE = {
  selector: "JSXOpeningElement[name.name=/^[a-z]/] > JSXAttribute[name.name='style']",
  message: "The site's policy forbids style attributes. Use a class, or an attribute of SVG.",
};

const config = [
  {
    ignores: [
      '.next/**',
      '.builds/**',
      'next-env.d.ts',
      'prismicio-types.d.ts',
      'slices/index.ts',
      'test-results/**',
      'playwright-report/**',
      'tests/bench/**',
    ],
  },
  ...typescript.configs.recommended,
  next.configs['core-web-vitals'],
  ...viewConfigs,
  {
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [createTypeScriptImportResolver(), createNodeResolver()],
    },
    rules: {
      'import-x/no-restricted-paths': [
        'error',
        {
          basePath: import.meta.dirname,
          zones: ZONES,
        },
      ],
      'import-x/no-cycle': 'error',
      'import-x/order': [
        'error',
        {
          'newlines-between': 'never',
          groups: ['builtin', 'external', 'internal', ['parent', 'sibling', 'index']],
          pathGroups: [
            { pattern: '@/**', group: 'internal' },
            { pattern: './**/*.scss', group: 'index', position: 'after' },
          ],
        },
      ],
      'no-console': ['error', { allow: ['warn', 'error', 'info'] }],
      '@typescript-eslint/consistent-type-imports': 'error',
    },
  },
  {
    files: [...LAYERS.map((name) => `${name}/**`), 'embedded/**', 'middleware.ts'],
    ignores: ['lib/env.ts', 'lib/env.*.ts'],
    rules: {
      'no-restricted-syntax': ['error', ENVIRONMENT],
    },
  },
  {
    files: ['{app,components,slices}/**/*.tsx'],
    // A picture is no page, and the style guide is not served.
    ignores: ['components/seo/SocialPicture/**', 'components/styleguide/**'],
    rules: { 'no-restricted-syntax': ['error', ENVIRONMENT, STYLE_ATTRIBUTE] },
  },
  {
    // A long header, address or text must not hold up the server.
    files: [...LAYERS.map((name) => `${name}/**`), 'embedded/**', 'middleware.ts'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential', ignorePartial: false }],
    },
  },
  {
    // Within a folder of lib by a relative path, from one to another by the alias.
    files: ['lib/*/*.ts'],
    rules: { 'no-restricted-imports': ['error', { patterns: ['../*'] }] },
  },
  {
    files: ['lib/*/*/*.ts'],
    rules: { 'no-restricted-imports': ['error', { patterns: ['../../*'] }] },
  },
  { files: ['scripts/**', 'tests/**'], rules: { 'no-console': 'off' } },
  {
    files: ['tests/unit/**/*.test.ts', 'tests/contract/**/*.test.{ts,tsx}'],
    ignores: ['**/*.isolated.test.*'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            "CallExpression[callee.object.name='vi'][callee.property.name=/^(?:mock|doMock|resetModules)$/]",
          message: 'Other files share the process: name this one *.isolated.test.ts.',
        },
      ],
    },
  },
];

export default config;
