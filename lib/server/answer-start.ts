import type { ServerResponse } from 'node:http';

/** Calls back once the first bytes of a response's body are sent, when most of the work is done. */
export function onAnswerStart(response: ServerResponse, callback: () => void): void {
  const { write, end } = response;
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    callback();
  };
  response.write = ((...parts: Parameters<typeof write>) => {
    start();
    return write.apply(response, parts);
  }) as typeof write;
  response.end = ((...parts: Parameters<typeof end>) => {
    start();
    return end.apply(response, parts);
  }) as typeof end;
}
