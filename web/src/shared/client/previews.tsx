import type { ReactElement, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { LoadingCards } from '@/shared/components/query/LoadingCards';
import { AddressesContext } from '@/shared/hooks/application/useAddresses';
import type { ScreenInfo } from '@/shared/hooks/useKitPage';
import { NoticesContext } from '@/shared/hooks/useNotices';
import type { Addresses } from '@/shared/lib/address';
import { joinTitle } from '@/shared/lib/join-title';
import { type Locale, locales } from '@/shared/lib/locale';
import type { Screen } from '@/shared/lib/screen';
import type { KitCatalogue } from '@/shared/messages/catalogue';
import { createNotices } from '@/shared/services/notices';

interface PreviewsOptions<Config, Texts> {
  addresses: Addresses;
  config: Config;
  texts: Readonly<Record<Locale, Texts>>;
  /** The screens that documents show, by the documents' names in the table of applications. */
  screens: Readonly<Record<string, Screen<Texts>>>;
  /** The frame that every page has until it is known who is logged in. */
  frame: (info: ScreenInfo<Config, Texts & Partial<KitCatalogue>>, content: ReactNode) => ReactElement;
}

/**
 * What the documents of an application show until their scripts have come, as JSON: its name and the previews by
 * language. Documents without a screen of their own show a placeholder.
 */
export function createPreviews<Config, Texts extends Pick<KitCatalogue, 'application'>>(
  options: PreviewsOptions<Config, Texts>,
): () => string {
  const { addresses, config, texts, screens, frame } = options;

  function render(locale: Locale, content: ReactNode): string {
    const address = { locale, path: '/', query: new Map(), hash: '' };
    const info = { address, params: {}, config, texts: texts[locale], now: new Date() };
    return renderToStaticMarkup(
      <AddressesContext value={addresses}>
        <NoticesContext value={createNotices()}>{frame(info, content)}</NoticesContext>
      </AddressesContext>,
    );
  }

  const previewsIn = (locale: Locale) => {
    const { name } = texts[locale].application;
    const own = Object.entries(screens).map(([path, { title, Component }]) => [
      path,
      { title: joinTitle(title(texts[locale]), name), html: render(locale, <Component />) },
    ]);
    const any = { title: name, html: render(locale, <LoadingCards />) };
    return { name, documents: { ...Object.fromEntries(own), any } };
  };

  return () => JSON.stringify(Object.fromEntries(locales.map((locale) => [locale, previewsIn(locale)])));
}
