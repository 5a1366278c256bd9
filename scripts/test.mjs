import path from 'node:path';
import { ensureDependencies } from './dependencies.mjs';

const root = path.resolve(import.meta.dirname, '..');
process.chdir(root);
ensureDependencies(root);

const { tsImport } = await import('tsx/esm/api');
await tsImport('./run-tests.ts', import.meta.url);
