// A child process of acceptors.ts: sends the handle that it receives back, as many times as asked.
// `once` would end the process before all of them are sent.
process.on('message', (/** @type {number} */ count, /** @type {any} */ handle) => {
  for (let copy = 0; copy < count; copy += 1) process.send?.('copy', handle);
});
