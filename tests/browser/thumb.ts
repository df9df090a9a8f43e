import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';

/** A picture to upload. */
export async function pictureNamed(name: string) {
  const { png } = (await import(join(__dirname, '../support/png.mjs'))) as {
    png: (width: number, height: number) => Buffer;
  };
  return { name, mimeType: 'image/png', buffer: png(64, 64) };
}

async function middleOf(element: Locator): Promise<{ x: number; y: number }> {
  const box = await element.boundingBox();
  if (box === null) throw new Error('not on screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

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

  /** Types into a field that has the focus by itself, which costs no tap. */
  async typeAtOnce(field: Locator, text: string): Promise<void> {
    // The focus comes a moment after the field, so a look at it alone would sometimes be too early.
    await expect(field).toBeFocused();
    await this.page.keyboard.type(text);
  }

  /** Types into a field that has to be tapped first. */
  async type(field: Locator, text: string): Promise<void> {
    await this.tap(field);
    await this.typeAtOnce(field, text);
  }

  /** Costs two taps: on the list, and on the entry, which is given by its value or label. */
  async choose(list: Locator, entry: string): Promise<void> {
    this.taps += 2;
    await list.selectOption(entry);
  }

  /** Costs two taps: on the button, and on the picture. */
  async upload(field: Locator, name: string): Promise<void> {
    this.taps += 2;
    await field.setInputFiles(await pictureNamed(name));
  }

  /** Drags sideways from one place to another, with the finger on the screen all the way. */
  async drag(from: Locator, to: Locator): Promise<void> {
    this.taps += 1;
    const [begin, end] = [await middleOf(from), await middleOf(to)];
    const tools = await this.page.context().newCDPSession(this.page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share?: number) =>
      tools.send('Input.dispatchTouchEvent', {
        type,
        touchPoints:
          share === undefined
            ? []
            : [{ x: begin.x + share * (end.x - begin.x), y: begin.y + share * (end.y - begin.y) }],
      });
    await touch('touchStart', 0);
    for (let part = 1; part <= 10; part += 1) await touch('touchMove', part / 10);
    await touch('touchEnd');
    await tools.detach();
  }
}
