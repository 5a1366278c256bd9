import { writeFileSync } from 'node:fs';
import { createSbom } from './sbom/create-sbom';

const FILE = 'sbom.json';
writeFileSync(FILE, createSbom(process.cwd()));
console.log(`${FILE} is written.`);
