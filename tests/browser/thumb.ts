import { expect, type Locator, type Page } from '@playwright/test';

/** A person on a phone, whose taps and screens are counted. */
export class Thumb {
  taps = 0;
  readonly screens: string[] = [];
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Waits for a screen and records it by its heading. */
  async sees(heading: Locator): Promise<void> {
    await expect(heading).toBeVisible();
    this.screens.push(`${new URL(this.page.url()).pathname} ${await heading.textContent()}`);
  }

  async tap(target: Locator): Promise<void> {
    this.taps += 1;
    await target.tap();
  }

  /** Types into a field; focusing it first costs a tap. */
  async type(field: Locator, text: string): Promise<void> {
    await expect(field).toBeVisible();
    if (!(await field.evaluate((element) => element === document.activeElement))) await this.tap(field);
    await expect(field).toBeFocused();
    await this.page.keyboard.type(text);
  }

  /** Costs two taps: on the list, and on the entry, which is given by its value or label. */
  async choose(list: Locator, entry: string): Promise<void> {
    this.taps += 2;
    await list.selectOption(entry);
  }

  /** Costs two taps: on the button, and on the picture. */
  async upload(field: Locator, name: string): Promise<void> {
    this.taps += 2;
    const picture = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    await field.setInputFiles({ name, mimeType: 'image/png', buffer: picture });
  }
}
