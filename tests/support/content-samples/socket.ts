type Message = { id?: unknown; method: string; params?: unknown[] };

const toHead = (number: string) => ({ params: { result: { number } } });

/** How a node responds to a message; a second head skips two blocks. */
const ANSWERS: Record<string, (message: Message, count: number) => object[]> = {
  eth_subscribe: ({ id }) => [{ id, result: '0x1' }, toHead('0x1'), toHead('0x4')],
  eth_getBlockByNumber: ({ id, params }) => [{ id, result: { number: params?.[0] } }],
  findIntersection: ({ method }) => [{ method, result: {} }],
  nextBlock: ({ method }, count) =>
    [
      { method, result: { direction: 'backward', point: 'origin' } },
      { method, result: { direction: 'forward', block: {} } },
    ].slice(count - 1, count),
};

/** Creates a stand-in for the class of the package ws, with a node at the other end. */
export const createSocketClass = (calls: unknown[]) =>
  class {
    private readonly listeners = new Map<string, (data?: string) => unknown>();
    private readonly counts = new Map<string, number>();
    constructor(url: string) {
      calls.push([url]);
    }
    on(event: string, listen: (data?: string) => unknown) {
      this.listeners.set(event, listen);
      if (event === 'open' || event === 'pong') queueMicrotask(listen);
    }
    send(text: string) {
      const message = JSON.parse(text) as Message;
      calls.push([message]);
      const count = (this.counts.get(message.method) ?? 0) + 1;
      this.counts.set(message.method, count);
      const answer = ANSWERS[message.method];
      if (!answer) throw new Error(`no answer to ${message.method}`);
      for (const said of answer(message, count)) {
        queueMicrotask(() => this.listeners.get('message')?.(JSON.stringify(said)));
      }
    }
    ping() {}
    terminate() {}
  };
