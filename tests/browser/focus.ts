import { expect, type Locator, type Page } from '@playwright/test';

/**
 * The focus is visible: on the element itself, on the card that it covers, or on the stand-in of a hidden
 * field.
 */
async function expectFocusSeen(target: Locator): Promise<void> {
  const isMarked = (element: Element) => {
    const { parentElement, nextElementSibling } = element;
    const places = [element, parentElement, nextElementSibling].flatMap((one) =>
      one ? [getComputedStyle(one), getComputedStyle(one, '::after')] : [],
    );
    return places.some(
      ({ outlineStyle, outlineWidth, boxShadow }) =>
        (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none',
    );
  };
  await expect.poll(() => target.evaluate(isMarked)).toBe(true);
}

/** Presses Tab until the target has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const isReached = () => target.evaluate((element) => element === document.activeElement);
  for (let step = 0; step < 200 && !(await isReached()); step += 1) await page.keyboard.press('Tab');
  await expect(target, 'Tab leads here').toBeFocused();
  await expectFocusSeen(target);
  await expect(target).toBeInViewport();
}
