import { defaultLocale, languageTag, locales } from '@/shared/lib/locale';
import { href } from '@/site/lib/address';
import { siteName } from '@/site/lib/config';
import { absoluteUrl } from '@/site/lib/structured-data';
import type { PageInfo } from '@/site/page/usePage';
import { fullTitle } from '../title';

export interface HeadTag {
  name: 'title' | 'meta' | 'link' | 'script';
  attributes: Readonly<Record<string, string>>;
  text?: string;
}

function meta(name: string, content: string): HeadTag {
  return { name: 'meta', attributes: { [name.startsWith('og:') ? 'property' : 'name']: name, content } };
}

/** Services that preview shared links do not accept SVG; the site's own picture replaces it. */
function sharedPicture(image: string | undefined): string {
  return image === undefined || image.endsWith('.svg') ? '/share.png' : image;
}

/** The tags that differ from page to page. */
export function headTags(info: PageInfo): HeadTag[] {
  const { head, config, address } = info;
  const inLanguage = (locale: (typeof locales)[number]) =>
    absoluteUrl(config, href(locale, (head.canonical ?? head.paths)[locale]));
  const canonical = inLanguage(address.locale);
  const tags: HeadTag[] = [
    { name: 'title', attributes: {}, text: fullTitle(info) },
    meta('description', head.description),
    { name: 'link', attributes: { rel: 'canonical', href: canonical } },
  ];
  for (const locale of locales) {
    const attributes = { rel: 'alternate', hreflang: languageTag[locale], href: inLanguage(locale) };
    tags.push({ name: 'link', attributes });
  }
  tags.push({
    name: 'link',
    attributes: { rel: 'alternate', hreflang: 'x-default', href: inLanguage(defaultLocale) },
  });
  if (head.feed !== undefined) {
    const { title, href: address } = head.feed;
    const attributes = {
      rel: 'alternate',
      type: 'application/rss+xml',
      title,
      href: absoluteUrl(config, address),
    };
    tags.push({ name: 'link', attributes });
  }
  if (head.noindex) tags.push(meta('robots', 'noindex'));
  tags.push(
    meta('og:type', head.kind ?? 'website'),
    meta('og:site_name', siteName(config, address.locale)),
    meta('og:title', head.title),
    meta('og:description', head.description),
    meta('og:url', canonical),
    meta('og:locale', address.locale === 'en' ? 'en_HK' : 'zh_HK'),
  );
  tags.push(
    meta('og:image', absoluteUrl(config, sharedPicture(head.image))),
    meta('twitter:card', 'summary_large_image'),
  );
  for (const object of head.jsonLd ?? []) {
    const attributes = { type: 'application/ld+json' };
    tags.push({ name: 'script', attributes, text: JSON.stringify(object) });
  }
  return tags;
}
