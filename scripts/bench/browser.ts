import { chromium, type Browser } from '@playwright/test';
import { ensureChromium } from '../chromium';
import { onEnd } from './endings';

/** A Chromium that ends with the bench. */
export async function openBrowser(): Promise<Browser> {
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];
  const browser = await chromium.launch({ executablePath: ensureChromium(), args });
  onEnd(() => void browser.close());
  return browser;
}
