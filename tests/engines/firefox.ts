import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Capabilities, WebDriver } from 'selenium-webdriver';
import { vi } from 'vitest';
import { nameLack, START, type Engine } from './engine';
import { Marionette } from './marionette';
import { endProgram, findProgram, startProgram } from './processes';

const findFirefox = () => findProgram('firefox-esr', 'firefox');

/** Settings beyond those that Firefox recommends for tests. */
const FIREFOX_SETTINGS = [
  'user_pref("marionette.port", 0);',
  // Headless, it assumes a phone, which has no mouse to hover with.
  'user_pref("ui.primaryPointerCapabilities", 6);',
  'user_pref("ui.allPointerCapabilities", 6);',
];

/** Reads the port, which it writes to a file once it listens. */
function readPort(profile: string): number {
  const port = Number(readFileSync(path.join(profile, 'MarionetteActivePort'), 'utf8'));
  if (!port) throw new Error('Firefox has written no port yet');
  return port;
}

export const firefox: Engine = {
  name: 'Firefox',
  getLack: () => nameLack({ firefox: findFirefox() }),
  async start() {
    const profile = mkdtempSync(path.join(tmpdir(), 'firefox-'));
    writeFileSync(path.join(profile, 'user.js'), FIREFOX_SETTINGS.join('\n'));
    const args = ['--headless', '--no-remote', '--marionette', '--profile', profile];
    const child = startProgram(findFirefox() ?? '', args);
    const port = await vi.waitFor(() => readPort(profile), START);
    const driver = WebDriver.createSession(await Marionette.connect(port), new Capabilities());
    const end = async () => {
      await driver.quit();
      await endProgram(child);
      rmSync(profile, { recursive: true, force: true });
    };
    return { driver, end };
  },
};
