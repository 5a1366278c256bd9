import type { Page, Route } from '@playwright/test';

/** Where the script comes from. */
export const HOSTS = { en: 'www.google.com', cn: 'www.recaptcha.net' } as const;

/** What the script does when it is asked for a token. */
export const BEHAVIOURS = {
  answers: '(_, { action }) => Promise.resolve("token of " + action)',
  // Its frame answers, so that none comes once the badge is off the page.
  'answers later': `() => new Promise((resolve) => {
    document.body.dataset.asked = '';
    window.addEventListener('answer', () => document.querySelector('[data-frame]') && resolve('token'));
  })`,
  rejects: '() => Promise.reject(new Error("no"))',
  'gives none': '() => Promise.resolve(null)',
  'reports an error': '() => { parameters.errorCallback(); return new Promise(() => {}) }',
  expires: '() => { parameters.expiredCallback(); return new Promise(() => {}) }',
} as const;

/** As Google's own: what comes first only loads the rest, and asks to be called once that is there. */
const FIRST_SCRIPT = `{
  window.___grecaptcha_cfg = window.___grecaptcha_cfg || {};
  window.___grecaptcha_cfg.calls = [];
  const api = (window.grecaptcha = window.grecaptcha || {});
  api.ready = api.ready || ((call) => window.___grecaptcha_cfg.calls.push(call));
  const script = document.createElement('script');
  script.src = 'https://www.gstatic.com/recaptcha/releases/1/recaptcha__en.js';
  document.head.append(script);
}`;

/** It knows its widgets by their number, and no other. */
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
 * Gives the browser a double of reCAPTCHA's script in place of the real one, and none where it has no behaviour.
 * @returns the addresses that were asked for, as they come
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
