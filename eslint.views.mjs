import { readdirSync, readFileSync } from 'node:fs';
import hooks from 'eslint-plugin-react-hooks';

/** Rules that compile each file, as React's compiler does. */
const compilerRules = Object.keys(hooks.configs.recommended.rules).filter(
  (name) => !/rules-of-hooks|exhaustive-deps/.test(name),
);
const HOOK = /\buse[A-Z]\w*\(/;

/** Files of components that call no hook; none in `npm run test:all`, so that all are looked at now and then. */
function listFilesWithoutHooks() {
  if (process.env.TEST_ALL === '1') return [];
  return ['app', 'components', 'slices', 'stores']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true }).map((name) => `${folder}/${name}`),
    )
    .filter((file) => /\.tsx?$/.test(file) && !HOOK.test(readFileSync(file, 'utf8')));
}

/** @param {readonly string[]} rules */
const turnOff = (rules) => Object.fromEntries(rules.map((name) => [name, 'off']));

// A path in brackets would be a pattern.
const withoutHooks = listFilesWithoutHooks().map((file) => file.replaceAll(/[[\]]/g, '\\$&'));

/**
 * Rules for what renders. Those that compile each file, a third of the lint's time, are off where they have next to
 * nothing to find.
 */
export const viewConfigs = [
  {
    files: ['{app,components,slices,stores}/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': hooks },
    rules: hooks.configs.recommended.rules,
  },
  ...(withoutHooks.length > 0 ? [{ files: withoutHooks, rules: turnOff(compilerRules) }] : []),
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
];
