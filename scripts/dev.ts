import { runNext } from './run-next';
import { loadSettings } from './settings';

const { PORT } = loadSettings(process.cwd());
runNext(process.cwd(), ['dev', '-p', String(PORT)]);
