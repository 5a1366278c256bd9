import { chromium, type Browser } from '@playwright/test';
import { CHROMIUM_ARGS, ensureChromium } from '../chromium';
import { onEnd } from './endings';

/** A Chromium that ends with the bench. */
export async function openBrowser(): Promise<Browser> {
  const options = { executablePath: ensureChromium(), args: CHROMIUM_ARGS };
  const browser = await chromium.launch(options);
  onEnd(() => void browser.close());
  return browser;
}
