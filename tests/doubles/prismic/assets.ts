import sharp from 'sharp';
import { answer, type Call } from './service';

export type StoredAsset = { id: string; url: string; bytes: Uint8Array; type: string };

const MAX_BYTES = 100 * 1024 * 1024;

/** Prismic's Asset API: only uploads, because the site sets no tags. */
export function createAssets(repository: string) {
  const assets: StoredAsset[] = [];

  async function handle({ method, url, request }: Call): Promise<Response> {
    if (method !== 'POST' || url.pathname !== '/assets') return answer(404, { error: 'Not found' });
    const form = await request.formData();
    const file = form.get('file');
    if (!(file instanceof File)) return answer(400, { error: 'file: required' });
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (bytes.length === 0 || bytes.length > MAX_BYTES) return answer(400, { error: 'file: size' });
    const id = `asset${String(assets.length).padStart(11, '0')}`;
    const host =
      file.type === 'image/svg+xml' ? `${repository}.cdn.prismic.io` : 'images.prismic.io';
    const address = `https://${host}/${repository}/${id}_${file.name}`;
    assets.push({ id, url: address, bytes, type: file.type });
    const { width, height } = await sharp(bytes).metadata();
    const known = { id, url: address, filename: file.name, extension: '', size: bytes.length };
    return answer(200, {
      ...known,
      kind: 'image',
      width,
      height,
      alt: null,
      credits: null,
    });
  }

  return { assets, handle };
}
