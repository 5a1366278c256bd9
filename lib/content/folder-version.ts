import { getProcessWide } from '@/lib/process-wide';

const getCount = () => getProcessWide('content.folder-version', () => ({ version: 0 }));

/** Changes whenever something was published in the folder, which is read once otherwise. */
export const getFolderVersion = (): number => getCount().version;

/** Has the folder read again by the next query. */
export function expireFolder(): void {
  getCount().version += 1;
}
