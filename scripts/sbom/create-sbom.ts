import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

type Manifest = Record<string, unknown> & { name: string };
type Lock = { packages: Record<string, { dev?: boolean; devDependencies?: unknown }> };

const ARGUMENTS = [
  '--package-lock-only',
  '--sbom-format',
  'cyclonedx',
  '--sbom-type',
  'application',
];

const readJson = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T;

/**
 * Returns a CycloneDX bill of materials of production dependencies as JSON, including binaries for all platforms. npm
 * generates it from a lock file without the development tools: its own `--omit dev` also drops what those share with
 * production, such as React.
 * @throws if npm cannot create it
 */
export function createSbom(root: string): string {
  const manifest = readJson<Manifest>(path.join(root, 'package.json'));
  const lock = readJson<Lock>(path.join(root, 'package-lock.json'));
  delete manifest.devDependencies;
  delete lock.packages['']?.devDependencies;
  for (const [folder, { dev }] of Object.entries(lock.packages)) {
    if (dev) delete lock.packages[folder];
  }
  const parent = mkdtempSync(path.join(tmpdir(), 'sbom-'));
  // npm names the project after its folder.
  const folder = path.join(parent, manifest.name);
  try {
    mkdirSync(folder);
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
    writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify(lock));
    const options = { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 } as const;
    const { status, stdout, stderr } = spawnSync('npm', ['sbom', ...ARGUMENTS], options);
    if (status !== 0) throw new Error(`npm sbom failed: ${stderr}`);
    return stdout;
  } finally {
    rmSync(parent, { recursive: true });
  }
}
