import { buildSite, ensureBuild } from './build-site';
import { findReleaseFault } from './check-release';
import { fail } from './fail.mjs';
import { loadSettings } from './settings';

/** Builds the site; with `--if-needed`, only if there is no build from these sources, content and settings. */
const root = process.cwd();
const releaseFault = await findReleaseFault(loadSettings(root));
if (releaseFault) fail(releaseFault);
await (process.argv.includes('--if-needed') ? ensureBuild(root) : buildSite(root));
