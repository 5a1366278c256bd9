import path from 'node:path';
import { ensureDependencies } from './dependencies.mjs';

const root = path.resolve(import.meta.dirname, '..');
process.chdir(root);
ensureDependencies(root);

// From here on the dependencies exist, the one that reads TypeScript among them.
await import('./typescript.mjs');
await import('./serve');
