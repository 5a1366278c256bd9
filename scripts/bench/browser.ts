import { chromium, type Browser } from '@playwright/test';
import { CHROMIUM_ARGS, ensureChromium } from '../chromium';
import { onEnd } from './endings';

/** Opens a Chromium that closes with the bench. */
export async function openBrowser(): Promise<Browser> {
  const options = { executablePath: ensureChromium(), args: CHROMIUM_ARGS };
  const browser = await chromium.launch(options);
  onEnd(() => void browser.close());
  return browser;
}
