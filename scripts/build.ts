import { buildSite } from './build-site';
import { loadSettings } from './settings';

loadSettings(process.cwd());
buildSite(process.cwd());
