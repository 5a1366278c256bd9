import { EventEmitter } from 'node:events';

/** The parts of a Redis client that a link uses; tests control when it connects, fails and refuses. */
export class FakeClient extends EventEmitter {
  isReady = false;
  isFull = false;
  connect = async () => undefined;
  destroy = () => undefined;
  answer = () => undefined as void;
  ping = () => new Promise<void>((resolve) => (this.answer = resolve));
  get = async () => 'page';
  set = async () => this.#store('OK');
  setRange = async () => this.#store(0);

  come() {
    this.isReady = true;
    this.emit('ready');
  }

  go(reason = 'ECONNRESET') {
    this.isReady = false;
    this.emit('error', new Error(reason));
  }

  #store<T>(reply: T) {
    if (this.isFull) throw new Error('OOM command not allowed');
    return reply;
  }
}
