import type { ServerResponse } from 'node:http';

/** Calls back once the first bytes of an answer's body are handed over, by when most of its work is done. */
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
