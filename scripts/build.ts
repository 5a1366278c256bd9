import { buildSite } from './build-site';
import { loadSettings } from './settings';

loadSettings(process.cwd());
await buildSite(process.cwd());
