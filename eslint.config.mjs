import { readdirSync } from 'node:fs';
import next from 'eslint-config-next/core-web-vitals';
import typescript from 'eslint-config-next/typescript';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import importX, { createNodeResolver } from 'eslint-plugin-import-x';
import regexp from 'eslint-plugin-regexp';
import { LIB_ORDER, LAYERS } from './eslint.layers.mjs';

/**
 * A file imports from its own entry of the list or from those after it.
 * @param {readonly string[]} names
 * @param {(name: string) => string} toPath
 */
const toZones = (names, toPath) =>
  names.slice(1).map((name, index) => ({
    target: toPath(name),
    from: names.slice(0, index + 1).map(toPath),
  }));
const layerZones = toZones(LAYERS, (name) => `./${name}`);
const libZones = toZones(LIB_ORDER, (name) => `./lib/${name}`);
// The site knows the embedded services only by the fetch that these two folders hand to their clients.
const embeddedZones = [
  { target: './embedded', from: './lib', except: ['./chains', './json.ts'] },
  {
    target: [
      './app',
      './slices',
      './components',
      './stores',
      ...LIB_ORDER.filter((name) => !['content', 'provider'].includes(name)).map(
        (name) => `./lib/${name}`,
      ),
    ],
    from: './embedded',
  },
];
const sliceNames = readdirSync('slices', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);
const sliceZones = sliceNames.map((name) => ({
  target: `./slices/${name}`,
  from: './slices',
  except: [`./${name}`],
}));
const viewRules = [...next, ...typescript]
  .flatMap(({ rules = {} }) => Object.keys(rules))
  .filter((name) => /^(?:react|react-hooks|jsx-a11y)\//.test(name));
const testZone = { target: [...LAYERS, 'embedded'].map((layer) => `./${layer}`), from: './tests' };

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
  ...next,
  ...typescript,
  {
    // These render nothing, and the rules compile each file to find that out: a tenth of the lint's time.
    files: ['{lib,scripts,embedded,tests,locales}/**/*.{ts,mjs}'],
    rules: Object.fromEntries(viewRules.map((name) => [name, 'off'])),
  },
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
          zones: [...layerZones, ...libZones, ...embeddedZones, ...sliceZones, testZone],
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
      'react/jsx-no-literals': 'off',
      '@typescript-eslint/consistent-type-imports': 'error',
    },
  },
  {
    files: [...LAYERS.map((name) => `${name}/**`), 'embedded/**', 'middleware.ts'],
    ignores: ['lib/env.ts', 'lib/env.*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "MemberExpression[object.name='process'][property.name='env']",
          message: 'Read settings from lib/env.ts.',
        },
      ],
    },
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
    files: ['{app,components,slices}/**/*.tsx'],
    // A picture is no page, and the style guide is not served.
    ignores: ['components/seo/SocialPicture/**', 'components/styleguide/**'],
    rules: {
      'react/forbid-dom-props': [
        'error',
        {
          forbid: [
            {
              propName: 'style',
              message:
                "The site's policy forbids style attributes. Use a class, or an attribute of SVG.",
            },
          ],
        },
      ],
    },
  },
  {
    files: ['components/ui/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [{ group: ['@/stores/*', '@/lib/content/*', '@/locales/*', '@prismicio/*'] }],
        },
      ],
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
