import { cpSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { getBuildFolder, getProgramsFolder, listBuilds, listFiles } from '@/lib/builds/folders';
import { makeSiteCopy, type RunningSite, type SiteCopy } from './site-copy';

const TEXT = /(^|\/)BUILD_ID$|\.(html|js|json|rsc|body|meta)$/;

/**
 * Removes the policy, whose hashes belong to the original page, from a stored page's headers; the server recreates it.
 */
function withoutPolicy(text: string, file: string): string {
  if (!file.endsWith('.meta')) return text;
  const meta = JSON.parse(text) as { headers?: Record<string, string> };
  delete meta.headers?.['content-security-policy'];
  return JSON.stringify(meta);
}

/** Renames a build everywhere it contains its own name. */
function renameBuild(folder: string, from: string, to: string) {
  for (const file of listFiles(folder).filter((name) => TEXT.test(name))) {
    const text = readFileSync(file, 'utf8');
    const renamed = withoutPolicy(text.replaceAll(from, to), file);
    if (renamed !== text) writeFileSync(file, renamed);
  }
  const named = listFiles(folder).filter((file) => path.basename(file).startsWith(from));
  for (const file of named) {
    renameSync(file, path.join(path.dirname(file), path.basename(file).replace(from, to)));
  }
}

/** Renames a copy's build, in its own folder or beside it; returns the name. */
export function nameBuild(root: string, name: string, { isBeside = false } = {}): string {
  const { id: own, folder } = listBuilds(root)[0] ?? { id: '', folder: '' };
  // The same length as its own, because pages contain the lengths of their parts.
  const id = name.padEnd(own.length, '0');
  const place = (from: string, to: string) =>
    isBeside ? cpSync(from, to, { recursive: true }) : renameSync(from, to);
  const target = path.join(root, getBuildFolder(id));
  place(folder, target);
  renameBuild(target, own, id);
  place(path.join(root, getProgramsFolder(own)), path.join(root, getProgramsFolder(id)));
  return id;
}

export type SecondBuild = { id: string; site: RunningSite; copy: SiteCopy; end(): Promise<void> };

/**
 * Serves the site's build a second time, from its own folder, under another name and with its own settings: browsers
 * see a different build, in seconds. Documents can be changed in `copy.root` and pages rendered again.
 */
export async function serveSecondBuild(env: Record<string, string> = {}): Promise<SecondBuild> {
  const copy = makeSiteCopy({ isBuilt: true });
  const id = nameBuild(copy.root, 'second');
  try {
    const site = await copy.serve(env);
    const end = async () => {
      await site.stop();
      copy.remove();
    };
    return { id, site, copy, end };
  } catch (error) {
    copy.remove();
    throw error;
  }
}
