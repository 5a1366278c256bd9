import type { Page, Route } from '@playwright/test';

/** The hosts of the script. */
export const HOSTS = { en: 'www.google.com', cn: 'www.recaptcha.net' } as const;

/** What the script does when it is asked for a token. */
export const BEHAVIOURS = {
  answers: '(_, { action }) => Promise.resolve("token of " + action)',
  // Its frame responds, so no response comes once the badge has left the page.
  'answers later': `() => new Promise((resolve) => {
    document.body.dataset.asked = '';
    window.addEventListener('answer', () => document.querySelector('[data-frame]') && resolve('token'));
  })`,
  rejects: '() => Promise.reject(new Error("no"))',
  'gives none': '() => Promise.resolve(null)',
  'reports an error': '() => { parameters.errorCallback(); return new Promise(() => {}) }',
  expires: '() => { parameters.expiredCallback(); return new Promise(() => {}) }',
} as const;

/** Like Google's: the first script only loads the rest, and takes a callback for when that is ready. */
const FIRST_SCRIPT = `{
  window.___grecaptcha_cfg = window.___grecaptcha_cfg || {};
  window.___grecaptcha_cfg.calls = [];
  const api = (window.grecaptcha = window.grecaptcha || {});
  api.ready = api.ready || ((call) => window.___grecaptcha_cfg.calls.push(call));
  const script = document.createElement('script');
  script.src = 'https://www.gstatic.com/recaptcha/releases/1/recaptcha__en.js';
  document.head.append(script);
}`;

/** It only knows its widgets by their number. */
const toScript = (behaviour: string) => `{
  let parameters;
  const act = ${behaviour};
  const { calls = [] } = window.___grecaptcha_cfg;
  window.___grecaptcha_cfg.clients = {};
  Object.assign(window.grecaptcha, {
    ready: (call) => call(),
    render: (badge, given) => {
      parameters = given;
      badge.dataset.frame = '';
      document.body.dataset.challenge = given.theme;
      const { clients } = window.___grecaptcha_cfg;
      const id = Object.keys(clients).length;
      clients[id] = {};
      return id;
    },
    execute: (id, options) => {
      if (!(id in window.___grecaptcha_cfg.clients)) throw new Error('Invalid site key');
      return act(id, options);
    },
  });
  window.onRecaptchaLoadCallback();
  for (const call of calls) call();
}`;

/**
 * Replaces reCAPTCHA's script in the browser with a double, or with a failed request if there is no behaviour.
 * @returns the requested URLs, as they come
 */
export async function mountRecaptcha(page: Page, getBehaviour: () => string | null) {
  const asked: URL[] = [];
  const answer = async (route: Route, toBody: (behaviour: string) => string) => {
    const behaviour = getBehaviour();
    if (behaviour === null) await route.abort();
    else await route.fulfill({ contentType: 'text/javascript', body: toBody(behaviour) });
  };
  await page.route(/^https:\/\/www\.(google\.com|recaptcha\.net)\//, async (route) => {
    asked.push(new URL(route.request().url()));
    await answer(route, () => FIRST_SCRIPT);
  });
  await page.route('https://www.gstatic.com/recaptcha/**', (route) => answer(route, toScript));
  return asked;
}
