import type { CustomTypeModel, SharedSliceModel } from '@prismicio/client';
import { answer, type Call } from './service';

type Model = { id: string };

/** Prismic's Custom Types API. */
export function createTypes() {
  const slices = new Map<string, SharedSliceModel>();
  const customTypes = new Map<string, CustomTypeModel>();
  const folders: Record<string, Map<string, Model>> = { slices, customtypes: customTypes };

  /** Finds slices that a type refers to and that were never inserted. */
  const findUnknownSlices = (model: Model) =>
    [...JSON.stringify(model).matchAll(/"([a-z_]+)":\{"type":"SharedSlice"\}/g)]
      .map(([, id = '']) => id)
      .filter((id) => !slices.has(id));

  async function handle({ method, url, request }: Call): Promise<Response> {
    const [, folder = '', action] = url.pathname.split('/');
    const models = folders[folder];
    if (!models) return answer(404);
    if (method === 'GET' && !action) return answer(200, [...models.values()]);
    if (method !== 'POST') return answer(405);
    const model = (await request.json()) as Model;
    if (findUnknownSlices(model).length > 0) return answer(400, { message: 'unknown slices' });
    const isKnown = models.has(model.id);
    if (action === 'insert' && isKnown) return answer(409);
    if (action === 'update' && !isKnown) return answer(422);
    models.set(model.id, model);
    return answer(action === 'insert' ? 201 : 204);
  }

  return { slices, customTypes, handle };
}
