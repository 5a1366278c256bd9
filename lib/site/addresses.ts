// Addresses without language prefix; `localizePath` adds it.
export const HOME_PATH = '/';
export const DIRECTORY_PATH = '/nodes/';
export const FAUCET_PATH = '/faucet/';
export const PROJECTS_PATH = '/marketplace/projects/';

/** The page of a chain, or of an interface such as `rosetta`. */
export const getChainPath = (key: string): string => `${DIRECTORY_PATH}${encodeURIComponent(key)}/`;

/** The page of a chain's method, by the last part of its address, such as `eth_getLogs`. */
export const getMethodPath = (key: string, slug: string): string => `${getChainPath(key)}${slug}/`;

/** True for the address of a method's page. */
export const isMethodPath = (path: string): boolean => /^\/nodes\/[^/]+\/[^/]+\/$/.test(path);

/** The methods of a chain as JSON. */
export const getMethodsFile = (key: string): string => `/chains/${key}/methods.json`;

/** How to show a chain's last availability on another site. */
export const BADGE_PATH = '/badge/';

/** A chain's last availability as a picture for other sites. */
export const getBadgeFile = (key: string): string => `${BADGE_PATH}${key}.svg`;

/** The page of a test network, by an id such as `eth-sepolia`. */
export const getFaucetPath = (id: string): string => `${FAUCET_PATH}${id}/`;

export const getProjectPath = (uid: string): string => `${PROJECTS_PATH}${uid}/`;

/** Name of the file that holds a page as Markdown, beside the page. */
export const MARKDOWN_FILE = 'index.md';
/** Name of the file that holds the social picture of a page, beside the page. */
export const PICTURE_FILE = 'social.png';
/** Says in plain text what the site is and which pages it has. */
export const LLMS_PATH = '/llms.txt';

/** What the search of a language finds, for its dialog. */
export const SEARCH_FILE = '/search.json';

/** What changed on the chains. */
export const CHANGES_PATH = '/changes/';
/** The changes as a feed, in English alone. */
export const CHANGE_FEED = '/changes.atom';

export const TRACKER_PATH = '/tracker/';
/** The incidents of the tracker as a feed, in English alone. */
export const INCIDENT_FEED = '/tracker.atom';
