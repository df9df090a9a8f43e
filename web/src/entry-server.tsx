import { renderToString } from 'react-dom/server';
import { App, type AppServices } from './app/App';
import { type Assets, pageDataScript, releaseTags, writeDocument } from './app/document';
import { Footer } from './app/frame/Footer';
import { headTags } from './app/head';
import { type LayoutModule, layoutFile } from './app/layouts/layout';
import type { LiveParts } from './app/life-access';
import { parsePattern } from './app/match';
import {
  assemblePage,
  findRoute,
  isValid,
  namespacesOf,
  operationsOf,
  outcomeOf,
  type Page,
  type PageParts,
} from './app/page';
import { errorRoute, notFoundRoute, type Route, routes } from './app/routes';
import { href, parseAddress } from './lib/address';
import { type PublicConfig, readConfig } from './lib/config';
import { type Locale, locales } from './lib/locale';
import { createNotices } from './lib/notices';
import type { Answer } from './lib/operation';
import type { ScreenAddress, ScreenModule } from './lib/screen';
import { initialSession } from './lib/session/state';
import { createStore } from './lib/store';
import type { Catalogue } from './messages/catalogue';

interface PageRequest {
  path: string;
  query: string;
  config?: Partial<PublicConfig>;
}

/** Files of the browser's bundle: of every page, of a screen, of a layout, of a language's texts. */
export interface ClientAssets {
  entry: Assets;
  screens: Readonly<Record<string, Assets>>;
  layouts: Readonly<Record<string, Assets>>;
  texts: Readonly<Record<string, Assets>>;
}

declare const __CLIENT_ASSETS__: ClientAssets;

const screenModules = import.meta.glob<ScreenModule>('./features/*/*Screen.tsx', { eager: true });
const layoutModules = import.meta.glob<LayoutModule>('./app/layouts/*Layout.tsx', { eager: true });
const textModules = import.meta.glob<Record<string, object>>('./messages/*/*.ts', { eager: true });

function textsOf(locale: Locale): Catalogue {
  const texts: Record<string, object> = {};
  for (const [file, module] of Object.entries(textModules)) {
    const [, folder, namespace] = /messages\/([^/]+)\/([^/]+)\.ts$/.exec(file) ?? [];
    const messages = namespace === undefined ? undefined : module[namespace];
    if (folder === locale && namespace !== undefined && messages !== undefined) texts[namespace] = messages;
  }
  return texts as unknown as Catalogue;
}

const texts = Object.fromEntries(locales.map((locale) => [locale, textsOf(locale)])) as Record<
  Locale,
  Catalogue
>;

function codeOf(route: Route): Pick<PageParts, 'route' | 'screen' | 'Layout'> {
  const screen = screenModules[`./features/${route.screen}.tsx`]?.screen;
  const Layout = layoutModules[`./app/layouts/${layoutFile(route.layout)}.tsx`]?.Layout;
  if (screen === undefined || Layout === undefined) throw new Error(`No screen for route ${route.name}`);
  return { route, screen, Layout };
}

/** The route, screen and address of a request, before any data are known. */
function prepare(request: PageRequest): Omit<PageParts, 'answers' | 'now'> {
  const config = readConfig(request.config);
  const plain = parseAddress(request.path, request.query);
  if (plain === undefined) throw new Error(`Not a page of the site: ${request.path}`);
  const { route, params } = findRoute(plain, config);
  const code = codeOf(route);
  const common = { config, texts: texts[plain.locale] };
  const address: ScreenAddress = { ...plain, params };
  if (isValid(code.screen, address)) return { ...code, ...common, address };
  const missing = { wrongAddress: true };
  return { ...codeOf(notFoundRoute), ...common, address: { ...plain, params: {} }, missing };
}

function joinAssets(all: readonly (Assets | undefined)[]): Assets {
  const pick = (key: keyof Assets) => [...new Set(all.flatMap((assets) => assets?.[key] ?? []))];
  return { styles: pick('styles'), scripts: pick('scripts'), preloads: pick('preloads') };
}

function assetsOf({ route, screen }: Pick<Page, 'route' | 'screen'>, locale: Locale): Assets {
  return joinAssets([
    __CLIENT_ASSETS__.entry,
    __CLIENT_ASSETS__.layouts[layoutFile(route.layout)],
    __CLIENT_ASSETS__.screens[route.screen],
    ...namespacesOf(route, screen).map((namespace) => __CLIENT_ASSETS__.texts[`${locale}/${namespace}`]),
  ]);
}

/** What the server renders never depends on who asks: nobody is there yet. */
function serverServices(): AppServices {
  const never = new Promise<never>(() => undefined);
  return {
    navigation: { go: () => undefined },
    notices: createNotices(),
    session: { state: createStore(initialSession), ready: never },
    life: { parts: createStore<LiveParts | undefined>(undefined), load: () => undefined, Footer },
    navigating: createStore(false),
    onError: () => undefined,
  };
}

/** React writes the preloads of pictures before the markup; their place is the head. */
function splitLeadingLinks(html: string): { links: string; body: string } {
  const links = /^(?:<link [^>]*>)*/.exec(html)?.[0] ?? '';
  return { links, body: html.slice(links.length) };
}

/** Which GraphQL documents the page needs. */
function plan(requestJson: string): string {
  const { route, screen, address } = prepare(JSON.parse(requestJson) as PageRequest);
  const operations = operationsOf(route, screen, address);
  return JSON.stringify({ route: route.name, locale: address.locale, operations });
}

/** The whole document, or where the page has moved to. */
function render(requestJson: string, dataJson: string): string {
  const now = new Date();
  const answers = JSON.parse(dataJson) as Answer<unknown>[];
  let parts: PageParts = { ...prepare(JSON.parse(requestJson) as PageRequest), answers, now };
  const outcome = outcomeOf(parts);
  if (outcome.kind === 'moved') {
    return JSON.stringify({ status: 301, location: href(parts.address.locale, outcome.path) });
  }
  if (outcome.kind === 'not-found') {
    const missing = { wrongAddress: false, ...outcome };
    parts = { ...parts, ...codeOf(notFoundRoute), answers: [], missing };
  }
  if (outcome.kind === 'failed') {
    const failure = { status: 500, message: 'The page has no data' };
    parts = { ...parts, ...codeOf(errorRoute), answers: [], failure };
  }
  const page = assemblePage(parts);
  const data = `{"config":${JSON.stringify(page.info.config)},"renderedAt":"${now.toISOString()}","answers":${dataJson}}`;
  const { links, body } = splitLeadingLinks(
    renderToString(<App page={createStore(page)} services={serverServices()} />),
  );
  const html = writeDocument({
    locale: parts.address.locale,
    tags: headTags(page.info),
    assets: assetsOf(page, parts.address.locale),
    body,
    pageData: pageDataScript(data),
    extraHead: links + releaseTags(page.info.config),
  });
  return JSON.stringify({ status: page.status, html });
}

/** The document of pages that are rendered in the browser; the server fills its two placeholders. */
function shell(locale: Locale): string {
  const common = texts[locale].common;
  return writeDocument({
    locale,
    tags: [
      { name: 'title', attributes: {}, text: readConfig(undefined).site_name },
      { name: 'meta', attributes: { name: 'description', content: common.tagline } },
    ],
    assets: joinAssets([__CLIENT_ASSETS__.entry, __CLIENT_ASSETS__.texts[`${locale}/common`]]),
    body: '',
    pageData: '<!--page-data-->',
    extraHead: '<!--head-->',
  });
}

/** The URL table as the server reads it: in order, with each pattern taken apart. */
function routeTable(): string {
  const table = routes.map(({ screen: _, ...route }) => ({
    ...route,
    segments: parsePattern(route.pattern),
  }));
  return JSON.stringify(table);
}

/** The files that each route loads at once, by language, for the check of their sizes. */
function assetTable(): string {
  const table = routes.map((route) => {
    const code = codeOf(route);
    return { route: route.name, assets: locales.map((locale) => assetsOf(code, locale)) };
  });
  return JSON.stringify(table);
}

Object.assign(globalThis, { hoigung: { plan, render, shell, routes: routeTable, assets: assetTable } });
