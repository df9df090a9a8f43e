import { languageTag } from '@/shared/lib/locale';
import type { PageInfo } from '@/site/page/usePage';
import { headTags } from '../document/head-tags';
import { fullTitle } from '../title';

/** Puts the page's tags into the document after a navigation in the browser. */
export function applyHead(info: PageInfo): void {
  for (const old of document.head.querySelectorAll('[data-head]')) old.remove();
  document.title = fullTitle(info);
  document.documentElement.lang = languageTag[info.address.locale];
  for (const tag of headTags(info)) {
    if (tag.name === 'title') continue;
    const element = document.createElement(tag.name);
    for (const [name, value] of Object.entries(tag.attributes)) element.setAttribute(name, value);
    element.setAttribute('data-head', '');
    if (tag.text !== undefined) element.textContent = tag.text;
    document.head.append(element);
  }
}
