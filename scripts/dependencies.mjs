import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fail, toDiskFault } from './fail.mjs';

const OLDEST_NODE = [20, 19];
const INSTALL_BYTES = 1024 ** 3;

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_NODE;
  if (major < oldestMajor || (major === oldestMajor && minor < oldestMinor)) {
    fail(`Node ${OLDEST_NODE.join('.')} or newer is needed; this is ${process.versions.node}.`);
  }
}

/** @param {string} root */
export function checkDisk(root) {
  try {
    // A unique name: another start may be running, or one may have been killed here.
    const probe = mkdtempSync(path.join(root, '.write-probe-'));
    writeFileSync(path.join(probe, 'probe'), 'probe');
    rmSync(probe, { recursive: true });
  } catch (error) {
    fail(`${toDiskFault(error) ?? String(error)} (${root})`);
  }
}

/**
 * @typedef {{ version?: string, optional?: boolean, devOptional?: boolean, peer?: boolean }} Entry
 * @param {string} file
 * @returns {Record<string, Entry>}
 */
const readPackages = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/**
 * True when what npm says that it installed is what the lock file asks for.
 * @param {string} root
 */
export function areDependenciesCurrent(root) {
  const installedFile = path.join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(installedFile)) return false;
  const installed = readPackages(installedFile);
  return Object.entries(readPackages(path.join(root, 'package-lock.json'))).every(
    ([name, { version, optional, devOptional }]) =>
      name === '' ||
      (installed[name] ? installed[name].version === version : (optional ?? devOptional ?? false)),
  );
}

/**
 * Installs the locked dependencies when they are missing or differ from the lock file.
 * @param {string} root
 */
export function ensureDependencies(root) {
  checkNode();
  checkDisk(root);
  if (areDependenciesCurrent(root)) return;
  const { bavail, bsize } = statfsSync(root);
  if (bavail * bsize < INSTALL_BYTES) {
    fail('Installing and building needs about 1 GB; there is no space left on the disk.');
  }
  console.info('Installing the locked dependencies …');
  const npm = process.env.npm_execpath;
  const { status } = npm
    ? spawnSync(process.execPath, [npm, 'ci'], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', ['ci'], { cwd: root, stdio: 'inherit', shell: true });
  if (status !== 0) fail('The dependencies could not be installed; the reason is above.');
}
