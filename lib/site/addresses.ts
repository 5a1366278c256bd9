// Addresses without language prefix; `localizePath` adds it.
export const HOME_PATH = '/';
export const DIRECTORY_PATH = '/nodes/';
export const FAUCET_PATH = '/faucet/';
export const PROJECTS_PATH = '/marketplace/projects/';

/** The page of a chain, or of an interface such as `rosetta`. */
export const getChainPath = (key: string): string => `${DIRECTORY_PATH}${key}/`;

/** The page of a test network, by an id such as `eth-sepolia`. */
export const getFaucetPath = (id: string): string => `${FAUCET_PATH}${id}/`;

export const getProjectPath = (uid: string): string => `${PROJECTS_PATH}${uid}/`;

/** Name of the file that holds a page as Markdown, beside the page. */
export const MARKDOWN_FILE = 'index.md';
/** Name of the file that holds the social picture of a page, beside the page. */
export const PICTURE_FILE = 'social.png';
/** Says in plain text what the site is and which pages it has. */
export const LLMS_PATH = '/llms.txt';
