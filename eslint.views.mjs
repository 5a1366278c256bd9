import { readdirSync, readFileSync } from 'node:fs';
import next from 'eslint-config-next/core-web-vitals';
import typescript from 'eslint-config-next/typescript';

const viewRules = [...next, ...typescript]
  .flatMap(({ rules = {} }) => Object.keys(rules))
  .filter((name) => /^(?:react|react-hooks|jsx-a11y)\//.test(name));
const compilerRules = viewRules.filter(
  (name) => /^react-hooks\//.test(name) && !/rules-of-hooks|exhaustive-deps/.test(name),
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
  { files: ['{lib,scripts,embedded,tests,locales}/**/*.{ts,mjs}'], rules: turnOff(viewRules) },
  ...(withoutHooks.length > 0 ? [{ files: withoutHooks, rules: turnOff(compilerRules) }] : []),
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
];
