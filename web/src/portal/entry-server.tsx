import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { LoadingCards } from '../shared/components/query/LoadingCards';
import { NoticesContext } from '../shared/hooks/useNotices';
import { type Locale, locales } from '../shared/lib/locale';
import { createNotices } from '../shared/services/notices';
import { createPortal } from './app/client/create-portal';
import { TaskFrame } from './app/client/frame/TaskFrame';
import { screen as logIn } from './features/login/LogInScreen';
import { readConfig } from './lib/config';
import { paths } from './lib/paths';
import { texts as english } from './messages/all-en';
import { texts as chinese } from './messages/all-zh-hant';
import { type PageInfo, PageProvider } from './page/usePage';
import { PortalProvider } from './services/usePortal';

const texts = { 'zh-hant': chinese, en: english };

/** A page in the frame that every page has until it is known who is logged in. */
function render(locale: Locale, content: ReactNode): string {
  const config = readConfig({});
  const portal = createPortal(locale, config.portal_root, () => undefined);
  const address = { locale, path: paths.start, query: new Map(), hash: '' };
  const info: PageInfo = { address, params: {}, config, texts: texts[locale], now: new Date() };
  return renderToStaticMarkup(
    <NoticesContext value={createNotices()}>
      <PortalProvider value={portal}>
        <PageProvider value={info}>
          <TaskFrame>{content}</TaskFrame>
        </PageProvider>
      </PortalProvider>
    </NoticesContext>,
  );
}

/**
 * What the documents show until their scripts have come, by language and by the documents' names in the table of
 * applications. Nobody's data are in them: most who come to the first page have no session yet, so it shows the login.
 */
function previews(): string {
  const all = locales.map((locale) => {
    const { portalName } = texts[locale].common;
    const start = {
      title: `${logIn.title(texts[locale])} · ${portalName}`,
      html: render(locale, <logIn.Component />),
    };
    const any = { title: portalName, html: render(locale, <LoadingCards />) };
    return [locale, { [paths.start]: start, any }] as const;
  });
  return JSON.stringify(Object.fromEntries(all));
}

Object.assign(globalThis, { hoigung: { previews } });
