// Somebody who uses a site in a browser, whatever its engine: presses what is seen, types, reads.
import assert from 'node:assert/strict';

const patience = 20_000;
const pressable = 'a, button, label, [role=button]';

/** In the page: presses what begins with a name, if it works already and nothing stands in front of it. */
function pressNamed(selector, name) {
  const isAlive = (element) =>
    element.ariaDisabled !== 'true' && Object.keys(element).some((key) => key.startsWith('__reactProps'));
  const isNamed = (element) =>
    (element.getAttribute('aria-label') ?? element.textContent).replaceAll(/\s+/g, ' ').trim().startsWith(name);
  for (const element of document.querySelectorAll(selector)) {
    if (!isNamed(element) || !isAlive(element)) continue;
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    if (!element.contains(document.elementFromPoint(left + width / 2, top + height / 2))) continue;
    element.click();
    return true;
  }
  return false;
}

/** In the page: what is wider than its place. */
function tooWide() {
  const isSqueezed = (element) =>
    getComputedStyle(element).display !== 'inline' &&
    getComputedStyle(element).overflowX === 'visible' &&
    element.scrollWidth > element.clientWidth + 1;
  const squeezed = [...document.querySelectorAll('a, button, label')].filter(isSqueezed);
  const page = document.documentElement;
  return [...(page.scrollWidth > innerWidth ? [page] : []), ...squeezed].map((one) => one.outerHTML.slice(0, 200));
}

export class Person {
  constructor(engine, site) {
    this.engine = engine;
    this.site = site;
  }

  /** Opens a page and waits until the browser has taken it over and the session has begun. */
  async open(path) {
    await this.engine.open(this.site.url + path);
    await this.waits('the page is interactive', () =>
      document.documentElement.hasAttribute('data-interactive') && localStorage.getItem('seeker_token') !== null);
  }

  /** Waits until something in the page is so, and gives it. */
  async waits(what, isSo, ...args) {
    const end = Date.now() + patience;
    for (;;) {
      const found = await this.engine.run(isSo, ...args);
      if (found) return found;
      assert.ok(Date.now() < end, `${what}: waited in vain at ${await this.engine.run(() => location.href)}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  sees(text) {
    return this.waits(`"${text}" is read`, (words) => document.body?.innerText.includes(words), text);
  }

  comesTo(path) {
    return this.waits(`${path} is opened`, (part) => location.href.includes(part), path);
  }

  /** Presses what begins with a name, as soon as it is seen. */
  press(name, selector = pressable) {
    return this.waits(`"${name}" can be pressed`, pressNamed, selector, name);
  }

  /** Types into a field. */
  async type(text, selector) {
    const isFocused = (field) => {
      const element = document.querySelector(field);
      if (!Object.keys(element ?? {}).some((key) => key.startsWith('__reactProps'))) return false;
      element.focus();
      return true;
    };
    await this.waits(`${selector} can be typed in`, isFocused, selector);
    const keys = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.engine.act([{ type: 'key', id: 'keyboard', actions: keys }]);
  }

  /** Opens a page and looks whether something is squeezed. */
  async looksOver(path) {
    await this.open(path);
    assert.deepEqual(await this.engine.run(tooWide), [], `${path} holds what is in it`);
  }
}
