/** Minimum time between two write calls, in milliseconds, as Prismic documents it. */
const MIN_GAP_MS = 1000;

export const answer = (status: number, value?: unknown) =>
  value === undefined ? new Response(null, { status }) : Response.json(value, { status });

export type Call = { method: string; url: URL; request: Request };
type Handle = (call: Call) => Promise<Response>;

type Options = { repository: string; writeToken: string };

/** Rejects requests without a token or the repository's name, and those that come too fast. */
export function guard({ repository, writeToken }: Options, handle: Handle): Handle {
  let last = Number.NEGATIVE_INFINITY;
  return async (call) => {
    const { headers } = call.request;
    if (headers.get('authorization') !== `Bearer ${writeToken}`) {
      return answer(401, { error: 'Unauthorized', message: 'Invalid token' });
    }
    if (headers.get('repository') !== repository) {
      return answer(403, { error: 'Forbidden', Message: 'Wrong repository' });
    }
    if (call.method === 'GET') return handle(call);
    if (Date.now() - last < MIN_GAP_MS) {
      return new Response(null, { status: 429, headers: { 'retry-after': '1' } });
    }
    const response = await handle(call);
    last = Date.now();
    return response;
  };
}
