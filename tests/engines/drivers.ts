import { once } from 'node:events';
import { Builder, Capabilities } from 'selenium-webdriver';
import { vi } from 'vitest';
import { CHROMIUM_ARGS, findChromium } from '../../scripts/chromium';
import { getFreePort } from '../support/site-copy';
import { nameLack, START, type Browser, type Engine } from './engine';
import { firefox } from './firefox';
import { endProgram, findProgram, startProgram } from './processes';

/** Starts a driver that listens on a port, with a browser. */
async function startWithDriver(
  file: string,
  capabilities: object,
  env?: Record<string, string>,
): Promise<Browser> {
  const port = await getFreePort();
  const service = startProgram(file, [`--port=${port}`], env);
  const url = `http://127.0.0.1:${port}`;
  await vi.waitFor(() => fetch(`${url}/status`), START);
  const driver = await new Builder()
    .usingServer(url)
    .withCapabilities(new Capabilities(capabilities))
    .build();
  const end = async () => {
    await driver.quit();
    await endProgram(service);
  };
  return { driver, end };
}

const chromium: Engine = {
  name: 'Chromium',
  getLack: () => nameLack({ chromium: findChromium(), chromedriver: findProgram('chromedriver') }),
  start: () =>
    startWithDriver(findProgram('chromedriver') ?? '', {
      browserName: 'chrome',
      'goog:chromeOptions': { binary: findChromium(), args: ['--headless=new', ...CHROMIUM_ARGS] },
    }),
};

const findWebKitDriver = () => findProgram('WebKitWebDriver');

const webkit: Engine = {
  name: 'WebKit',
  getLack: () => nameLack({ WebKitWebDriver: findWebKitDriver(), Xvfb: findProgram('Xvfb') }),
  async start() {
    // It has no headless mode; the display number is returned through the fourth pipe.
    const args = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
    const screen = startProgram(findProgram('Xvfb') ?? '', args);
    const [number] = (await once(screen.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer];
    const env = { DISPLAY: `:${number.toString().trim()}`, GDK_BACKEND: 'x11', NO_AT_BRIDGE: '1' };
    const browser = await startWithDriver(
      findWebKitDriver() ?? '',
      {
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': {
          args: ['--automation', '--javascript-can-open-windows-automatically=true'],
        },
      },
      env,
    );
    const end = async () => {
      await browser.end();
      await endProgram(screen);
    };
    return { ...browser, end };
  },
};

export const ENGINES = { chromium, firefox, webkit };
