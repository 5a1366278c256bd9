import { getProcessWide } from '@/lib/process-wide';

const getCount = () => getProcessWide('content.folder-version', () => ({ version: 0 }));

/** Changes whenever something is published in the folder, which is otherwise read once. */
export const getFolderVersion = (): number => getCount().version;

/** Makes the next query read the folder again. */
export function expireFolder(): void {
  getCount().version += 1;
}
