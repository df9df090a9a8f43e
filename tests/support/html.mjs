// Extracts content from a page's HTML.

/** The visible text of a piece of HTML. */
export const words = (html) =>
  html
    .replace(/<!--.*?-->/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();

/** The HTML of the page between its header and its footer. */
export const main = (html) => /<main.*?<\/main>/s.exec(html)?.[0] ?? '';

/** The value under a label in a table of facts; undefined if absent. */
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

/** The link or meta tag of the head that matches a pattern. */
export const head = (html, pattern) => new RegExp(`<(?:link|meta)[^>]*${pattern}[^>]*>`).exec(html)?.[0];
