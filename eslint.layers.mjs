import { readdirSync } from 'node:fs';

/** The site's folders. Each imports only from itself and from those after it. */
export const LAYERS = ['app', 'slices', 'components', 'stores', 'lib', 'locales'];

/** The same within lib: what serves requests first, what everything stands on last. */
export const LIB_ORDER = [
  'server',
  'metrics',
  'health',
  'tracing',
  'mcp',
  'search',
  'seo',
  'routing',
  'pages',
  'account',
  'directory',
  'forms',
  'leads',
  'display',
  'console',
  'configuration',
  'workload',
  'migrate',
  'methods',
  'quotes',
  'units',
  'samples',
  'content',
  'limits',
  'company-facts',
  'analytics',
  'history',
  'provider',
  'chains',
  'flight',
  'last-good-responses.ts',
  'cache',
  'redis',
  'database',
  'security',
  'builds',
  'registration',
  'consent',
  'vendors',
  'brand',
  'navigation',
  'endpoints',
  'site',
  'i18n',
  'storage',
  'errors.ts',
  'http',
  'local-secret.ts',
  'shutdown-hooks.ts',
  'timers.ts',
  'throttled-log.ts',
  'global-singleton.ts',
  'csv.ts',
  'json.ts',
  'utc-day.ts',
  'env.ts',
  'env-kinds.ts',
  'env.public.ts',
];

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
const testZone = { target: [...LAYERS, 'embedded'].map((layer) => `./${layer}`), from: './tests' };

/** Which folder may not import from which. */
export const ZONES = [...layerZones, ...libZones, ...embeddedZones, ...sliceZones, testZone];
