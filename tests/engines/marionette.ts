import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { error, Session } from 'selenium-webdriver';
import type { Command, Executor } from 'selenium-webdriver/lib/command';

/** Firefox's names for the commands used here. */
const NAMES: Record<string, string> = {
  newSession: 'WebDriver:NewSession',
  quit: 'Marionette:Quit',
  get: 'WebDriver:Navigate',
  getCurrentUrl: 'WebDriver:GetCurrentURL',
  goBack: 'WebDriver:Back',
  goForward: 'WebDriver:Forward',
  refresh: 'WebDriver:Refresh',
  executeScript: 'WebDriver:ExecuteScript',
  clickElement: 'WebDriver:ElementClick',
  actions: 'WebDriver:PerformActions',
  clearActions: 'WebDriver:ReleaseActions',
  getCookies: 'WebDriver:GetCookies',
  deleteAllCookies: 'WebDriver:DeleteAllCookies',
  setWindowRect: 'WebDriver:SetWindowRect',
  getCurrentWindowHandle: 'WebDriver:GetWindowHandle',
  getWindowHandles: 'WebDriver:GetWindowHandles',
  switchToWindow: 'WebDriver:SwitchToWindow',
  close: 'WebDriver:CloseWindow',
};

type Greeting = { marionetteProtocol: number };
type Answer = [type: 1, id: number, failure: error.ErrorData | null, result: unknown];
type Waiting = { resolve: (result: unknown) => void; reject: (reason: unknown) => void };
type NewSession = { sessionId: string; capabilities: object };

/** Takes complete messages, each prefixed with its length and a colon, from the received data. */
function* takeMessages(arrived: { bytes: Buffer }) {
  for (;;) {
    const colon = arrived.bytes.indexOf(':');
    const end = colon + 1 + Number(arrived.bytes.subarray(0, Math.max(colon, 0)));
    if (colon < 0 || arrived.bytes.length < end) return;
    yield JSON.parse(arrived.bytes.subarray(colon + 1, end).toString()) as Answer | Greeting;
    arrived.bytes = arrived.bytes.subarray(end);
  }
}

/**
 * Speaks Firefox's own protocol, like geckodriver, which is in neither Debian nor the npm registry: the commands and
 * values are WebDriver's.
 */
export class Marionette implements Executor {
  readonly #socket: Socket;
  readonly #waiting = new Map<number, Waiting>();
  #count = 0;

  private constructor(socket: Socket) {
    this.#socket = socket;
    const arrived = { bytes: Buffer.alloc(0) };
    socket.on('data', (chunk: Buffer) => {
      arrived.bytes = Buffer.concat([arrived.bytes, chunk]);
      for (const message of takeMessages(arrived))
        if (Array.isArray(message)) this.#settle(message);
    });
    socket.on('close', () => {
      for (const { reject } of this.#waiting.values()) reject(new Error('Firefox has ended'));
    });
  }

  static async connect(port: number): Promise<Marionette> {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    return new Marionette(socket);
  }

  #settle([, id, failure, result]: Answer) {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (!failure) return waiting?.resolve(result);
    try {
      error.throwDecodedError(failure);
    } catch (reason) {
      waiting?.reject(reason);
    }
  }

  #send(name: string, parameters: object): Promise<unknown> {
    this.#count += 1;
    const id = this.#count;
    const text = JSON.stringify([0, id, name, parameters]);
    this.#socket.write(`${Buffer.byteLength(text)}:${text}`);
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
  }

  async execute(command: Command): Promise<unknown> {
    const name = NAMES[command.getName()];
    if (!name) throw new Error(`Marionette does not know ${command.getName()}`);
    const parameters = { ...(command.getParameters() as Record<string, unknown>) };
    // Firefox identifies an element by its id alone.
    if (parameters.id) [parameters.id] = Object.values(parameters.id as object);
    if (name === 'Marionette:Quit') parameters.flags = ['eForceQuit'];
    const result = await this.#send(name, parameters);
    if (name === 'WebDriver:NewSession') {
      const { sessionId, capabilities } = result as NewSession;
      return new Session(sessionId, capabilities);
    }
    const isWrapped = typeof result === 'object' && result !== null && 'value' in result;
    return isWrapped ? result.value : result;
  }
}
