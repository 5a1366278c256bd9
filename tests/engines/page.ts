import { Key, Origin, type WebDriver, type WebElement } from 'selenium-webdriver';
import { expect, vi } from 'vitest';
import { css, findAll, type Target } from './find';
import { WAIT } from './wait';

/** A page in a browser that waits for everything, as a visitor would. */
export class Page {
  constructor(
    readonly driver: WebDriver,
    readonly siteUrl: string,
  ) {}

  /** Opens a page and waits until its scripts run, which the colour-mode switch shows. */
  async open(path: string) {
    await this.driver.get(this.siteUrl + path);
    await this.sees({ ...css('[aria-pressed="true"]'), isHidden: true });
  }

  /** Opens a page with a component whose script loads later than the page's. */
  async openLive(path: string) {
    await this.open(path);
    await this.sees({ ...css('[data-live]'), isHidden: true });
  }

  evaluate<Result, Values extends unknown[]>(
    run: (...values: Values) => Result,
    ...values: Values
  ): Promise<Awaited<Result>> {
    return this.driver.executeScript(`return (${run})(...arguments)`, ...values);
  }

  /** Returns the current values of each matching element. */
  list<Result>(target: Target, read: (element: HTMLElement) => Result): Promise<Result[]> {
    return this.driver.executeScript(
      `${findAll}; return findAll(arguments[0]).map((element) => (${read})(element))`,
      target,
    );
  }

  /** Polls the values of each matching element. */
  pollAll<Result>(target: Target, read: (element: HTMLElement) => Result) {
    return expect.poll(() => this.list(target, read), { message: JSON.stringify(target) });
  }

  /** Polls the value of the first matching element. */
  poll<Result>(target: Target, read: (element: HTMLElement) => Result) {
    const readFirst = async () => (await this.list(target, read))[0];
    return expect.poll(readFirst, { message: JSON.stringify(target) });
  }

  count(target: Target) {
    const count = async () => (await this.list(target, () => 0)).length;
    return expect.poll(count, { message: JSON.stringify(target) });
  }

  sees = (target: Target) => this.count(target).toBeGreaterThan(0);
  misses = (target: Target) => this.count(target).toBe(0);
  hasFocus = (target: Target) =>
    this.poll(target, (element) => element === document.activeElement).toBe(true);
  hasValue = (target: Target, value: string) =>
    this.poll(target, (element) => (element as HTMLInputElement).value).toBe(value);

  url = () => expect.poll(() => this.driver.getCurrentUrl());

  /** Acts on an element; repeats if the page changed or moved at that moment. */
  #act(target: Target, act: (element: WebElement) => Promise<void>) {
    const attempt = async () => {
      const elements = await this.driver.executeScript<WebElement[]>(
        `${findAll}; return findAll(arguments[0])`,
        target,
      );
      expect(elements.length, JSON.stringify(target)).toBeGreaterThan(0);
      try {
        await act(elements[0] as WebElement);
      } catch (reason) {
        throw new Error(`${JSON.stringify(target)} does not answer: ${reason}`, { cause: reason });
      }
    };
    return vi.waitFor(attempt, WAIT);
  }

  click = (target: Target) => this.#act(target, (element) => element.click());

  hover = (target: Target) =>
    this.#act(target, (origin) => this.driver.actions().move({ origin }).perform());

  /** Moves the pointer to an empty spot. */
  leave = () => this.driver.actions().move({ origin: Origin.VIEWPORT, x: 2, y: 600 }).perform();

  focus = (target: Target) =>
    this.#act(target, async (element) => {
      await this.evaluate((field: HTMLElement) => field.focus(), element as unknown as HTMLElement);
      await this.hasFocus(target);
    });

  /** Replaces the value of a field by typing. */
  async fill(target: Target, value: string) {
    await this.focus(target);
    await this.evaluate(() => (document.activeElement as HTMLInputElement).select());
    await this.press(value || Key.BACK_SPACE);
  }

  press = (...keys: string[]) =>
    this.driver
      .actions()
      .sendKeys(...keys)
      .perform();

  chord = (held: string, key: string) =>
    this.driver.actions().keyDown(held).sendKeys(key).keyUp(held).perform();

  /** Selects from a closed list. */
  choose = (target: Target, value: string) =>
    this.click({ ...css(`option[value="${value}"]`, target), isHidden: true });
}
