// Paths without language prefix; `localizePath` adds it.
export const HOME_PATH = '/';
export const DIRECTORY_PATH = '/nodes/';
export const FAUCET_PATH = '/faucet/';
export const CONTACT_PATH = '/contact/';
/** The contact page with a request, which its query holds; only the router uses this path. */
export const QUOTE_PATH = `${CONTACT_PATH}quote/`;
export const MIGRATE_PATH = '/migrate/';
/** How to move from a provider, by its slug, such as `grove`. */
export const getProviderPath = (slug: string): string => `${MIGRATE_PATH}${slug}/`;
/** Providers that have stopped or will, as JSON, feed and calendar, in English only. */
export const CLOSING_FILE = '/migrate/closing.json';
export const CLOSING_FEED = '/migrate/closing.atom';
export const CLOSING_CALENDAR = '/migrate/closing.ics';
export const PROJECTS_PATH = '/marketplace/projects/';

/** The page of a chain, or of an interface such as `rosetta`. */
export const getChainPath = (key: string): string => `${DIRECTORY_PATH}${encodeURIComponent(key)}/`;

/** The page of a chain's method, by its slug, such as `eth_getLogs`. */
export const getMethodPath = (key: string, slug: string): string => `${getChainPath(key)}${slug}/`;

/** True for the path of a method's page. */
export const isMethodPath = (path: string): boolean => /^\/nodes\/[^/]+\/[^/]+\/$/.test(path);

/** The page that orders a node of one's own, with its chain selected. */
export const getDedicatedAddress = (key: string): string =>
  `/dedicated-nodes/#chain=${encodeURIComponent(key)}`;

/** A chain's methods as JSON. */
export const getMethodsFile = (key: string): string => `/chains/${key}/methods.json`;

/** A chain's endpoints as configuration for a tool, such as `viem.ts`. */
export const getConfigurationPath = (key: string, name: string): string =>
  `/chains/${key}/config/${name}`;

/** How to show a chain's latest availability on another site. */
export const CALCULATOR_PATH = '/pricing/compute-units/';
/** A calculation to print, which its query holds; the router also uses it with a last segment. */
export const ESTIMATE_PATH = '/pricing/estimate/';
export const BADGE_PATH = '/badge/';

/** A chain's latest availability as a picture for other sites. */
export const getBadgeFile = (key: string): string => `${BADGE_PATH}${key}.svg`;

/** What other sites may show in a frame. */
export const EMBED_PATH = '/embed/';
export const EMBED_CALCULATOR_PATH = `${EMBED_PATH}calculator/`;
export const getEmbedPath = (key: string): string => `${EMBED_PATH}status/${key}/`;

/** The page of a test network, by an ID such as `eth-sepolia`. */
export const getFaucetPath = (id: string): string => `${FAUCET_PATH}${id}/`;

export const getProjectPath = (uid: string): string => `${PROJECTS_PATH}${uid}/`;

/** Name of the Markdown file beside a page. */
export const MARKDOWN_FILE = 'index.md';
/** Name of the social picture beside a page. */
export const PICTURE_FILE = 'social.png';
/** Describes the site and its pages in plain text. */
export const LLMS_PATH = '/llms.txt';
/** The Markdown of the site's pages in one file. */
export const LLMS_FULL_PATH = '/llms-full.txt';

/** The data of a language's search dialog. */
export const SEARCH_FILE = '/search.json';

/** Limits by plan, chain and method. */
export const LIMITS_PATH = '/limits/';
export const LIMITS_FILE = '/limits.json';

/** Changes on the chains. */
export const CHANGES_PATH = '/changes/';
/** The changes as a feed, in English only. */
export const CHANGE_FEED = '/changes.atom';

/** Returns the path of a chain's changes in a format. */
export const getChangeFile = (key: string, format: 'atom' | 'json' | 'ics'): string =>
  `/nodes/${key}/changes.${format}`;

export const TRACKER_PATH = '/tracker/';
/** The tracker's incidents as a feed, in English only. */
export const INCIDENT_FEED = '/tracker.atom';
/** A chain's incidents as a feed, in English only. */
export const getChainFeed = (key: string): string => `/nodes/${key}.atom`;
/** Planned maintenance, and days on which something is retired, as a calendar. */
export const MAINTENANCE_FILE = '/maintenance.ics';
/** A chain's availability with its method, to quote; the window is `latest`, `1d`, `7d`, `30d` or `90d`. */
export const getStatPath = (key: string, window: string): string =>
  `/api/stat/availability.${key}.${window}`;
/** The state of all chains, in the form of Statuspage. */
export const STATUS_FILE = '/api/v2/summary.json';
