import { readdirSync } from 'node:fs';
import next from 'eslint-config-next/core-web-vitals';
import typescript from 'eslint-config-next/typescript';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import importX, { createNodeResolver } from 'eslint-plugin-import-x';

// One direction: a file imports from its own level or from one further down this list.
const LAYERS = ['app', 'slices', 'components', 'stores', 'lib', 'locales'];
const layerZones = LAYERS.slice(1).map((name, index) => ({
  target: `./${name}`,
  from: LAYERS.slice(0, index + 1).map((layer) => `./${layer}`),
}));
const sliceNames = readdirSync('slices', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);
const sliceZones = sliceNames.map((name) => ({
  target: `./slices/${name}`,
  from: './slices',
  except: [`./${name}`],
}));
const testZone = { target: LAYERS.map((layer) => `./${layer}`), from: './tests' };

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
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [createTypeScriptImportResolver(), createNodeResolver()],
    },
    rules: {
      'import-x/no-restricted-paths': [
        'error',
        { basePath: import.meta.dirname, zones: [...layerZones, ...sliceZones, testZone] },
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
    files: ['app/**', 'slices/**', 'components/**', 'stores/**', 'lib/**', 'middleware.ts'],
    ignores: ['lib/env.ts', 'lib/env.*.ts', 'lib/cache/handler.mjs'],
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
  { files: ['scripts/**', 'tests/**'], rules: { 'no-console': 'off' } },
];

export default config;
