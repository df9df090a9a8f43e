// Reads what a page says out of its HTML.

/** The words of a piece of HTML. */
export const words = (html) =>
  html
    .replace(/<!--.*?-->/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();

/** The words of the page between its header and its footer. */
export const main = (html) => /<main.*?<\/main>/s.exec(html)?.[0] ?? '';

/** What a table of facts says under a label; undefined when it does not have it. */
export const fact = (html, label) => {
  for (const [, name, value] of html.matchAll(/<dt[^>]*>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/gs)) {
    if (words(name) === label) return words(value);
  }
  return undefined;
};

/** The section under a heading. */
export const section = (html, title) =>
  [...html.matchAll(/<section.*?<\/section>/gs)].map(([all]) => all).find((all) => words(/<h2.*?<\/h2>/s.exec(all)?.[0] ?? '') === title);

/** The page's structured data, by type. */
export const structured = (html) =>
  Object.fromEntries(
    [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)]
      .map(([, json]) => JSON.parse(json))
      .map((data) => [data['@type'], data]),
  );

/** The value of a link or meta tag of the head. */
export const head = (html, pattern) => new RegExp(`<(?:link|meta)[^>]*${pattern}[^>]*>`).exec(html)?.[0];
