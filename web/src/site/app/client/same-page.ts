import type { Address } from '@/shared/lib/address';
import type { Answer } from '@/shared/services/operation';
import type { Page } from '../page';

/** Whether the screen considers an address the same page to the reader. */
export function isSamePage({ screen, info }: Page, address: Address): boolean {
  const here = info.address;
  return address.path === here.path && !!screen.pageKey && screen.pageKey(address) === screen.pageKey(here);
}

/** The answers of the page on screen, if an address with the same path needs exactly those. */
export function answersFor(address: Address, page: Page): readonly Answer<unknown>[] | undefined {
  const { screen, input, layoutAnswers, info } = page;
  if (address.path !== info.address.path) return undefined;
  const { params } = input.address;
  const [before, after] = [info.address, address].map((one) => screen.operations({ ...one, params }));
  return JSON.stringify(before) === JSON.stringify(after) ? [...input.answers, ...layoutAnswers] : undefined;
}
