import { expect, type Locator, type Page } from '@playwright/test';

/** Somebody on a phone: what their thumb does, and the screens that they see, are counted. */
export class Thumb {
  taps = 0;
  readonly screens: string[] = [];
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** A screen is there: its heading tells it from the one before. */
  async sees(heading: Locator): Promise<void> {
    await expect(heading).toBeVisible();
    this.screens.push(`${new URL(this.page.url()).pathname} ${await heading.textContent()}`);
  }

  async tap(target: Locator): Promise<void> {
    this.taps += 1;
    await target.tap();
  }

  /** The keyboard is up once a field has the focus; to give it the focus takes a tap. */
  async type(field: Locator, text: string): Promise<void> {
    await expect(field).toBeVisible();
    if (!(await field.evaluate((element) => element === document.activeElement))) await this.tap(field);
    await expect(field).toBeFocused();
    await this.page.keyboard.type(text);
  }

  /** A tap on the list, and one on the entry, which is named by its value or its label. */
  async choose(list: Locator, entry: string): Promise<void> {
    this.taps += 2;
    await list.selectOption(entry);
  }

  /** A tap on the button, and one on the picture. */
  async upload(field: Locator, name: string): Promise<void> {
    this.taps += 2;
    const picture = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    await field.setInputFiles({ name, mimeType: 'image/png', buffer: picture });
  }
}
