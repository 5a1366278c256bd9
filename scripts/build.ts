import { buildSite } from './build-site';
import { findReleaseFault } from './check-release';
import { fail } from './fail.mjs';
import { loadSettings } from './settings';

const releaseFault = await findReleaseFault(loadSettings(process.cwd()));
if (releaseFault) fail(releaseFault);
await buildSite(process.cwd());
