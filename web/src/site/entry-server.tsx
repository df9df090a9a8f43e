import { dayInHongKong } from '../shared/lib/dates';
import { type Locale, locales } from '../shared/lib/locale';
import { createStore } from '../shared/lib/store';
import { createNotices } from '../shared/services/notices';
import type { Answer } from '../shared/services/operation';
import { App, type AppServices, Providers } from './app/App';
import {
  type Assets,
  type ClientAssets,
  documentAssets,
  moduleAddresses,
  shellAssets,
  shellAssetsOf,
} from './app/document/assets';
import { pageDataScript, releaseTags, writeAssets, writeDocument } from './app/document/document';
import { headTags } from './app/document/head-tags';
import { inlineArgument, keptHtml, type PieceKeeper, renderWithPieces } from './app/document/pieces';
import { Footer } from './app/frame/Footer';
import { type LayoutModule, layoutFile } from './app/layouts/layout';
import { assemblePage, type PageParts } from './app/page';
import type { RenderedPage } from './app/page-data';
import { parsePattern } from './app/routing/match';
import { findRoute, isValid, operationsOf, outcomeOf, screenAddress } from './app/routing/plan';
import { errorRoute, notFoundRoute, type Route, routes } from './app/routing/routes';
import type { ClientFrame } from './app/useClientFrame';
import { href, parseAddress } from './lib/address';
import { type PublicConfig, readConfig } from './lib/config';
import type { Catalogue } from './messages/catalogue';
import type { DeferredModule, LoadedComponent } from './page/Deferred';
import type { Screen, ScreenAddress, ScreenModule } from './page/screen';
import type { Missing } from './page/usePage';
import { initialSession } from './services/session/state';

interface PageRequest {
  path: string;
  query: string;
  config?: Partial<PublicConfig>;
}

declare const __CLIENT_ASSETS__: ClientAssets;

declare global {
  /** The server's cache of rendered pieces; undefined at build time. */
  var pieces: PieceKeeper | undefined;
}

/** The build replaces this name by the whole text, so it is used only once. */
const client: ClientAssets = __CLIENT_ASSETS__;

const screenModules = import.meta.glob<ScreenModule>('./features/*/*Screen.tsx', { eager: true });
const layoutModules = import.meta.glob<LayoutModule>('./app/layouts/*Layout.tsx', { eager: true });
const deferredModules = import.meta.glob<DeferredModule>('./features/*/deferred/*.tsx', { eager: true });
const textModules = import.meta.glob<Record<string, object>>('./messages/*/*.ts', { eager: true });

function textsOf(locale: Locale): Catalogue {
  const texts: Record<string, object> = {};
  for (const [file, module] of Object.entries(textModules)) {
    if (file.startsWith(`./messages/${locale}/`)) Object.assign(texts, module);
  }
  return texts as unknown as Catalogue;
}

const texts: Record<Locale, Catalogue> = { 'zh-hant': textsOf('zh-hant'), en: textsOf('en') };

function screenOf(route: Route): Screen {
  const screen = screenModules[`./features/${route.screen}.tsx`]?.screen;
  if (screen === undefined) throw new Error(`No screen for route ${route.name}`);
  return screen;
}

function layoutOf({ layout }: Route): LayoutModule {
  const module = layoutModules[`./app/layouts/${layoutFile(layout)}.tsx`];
  if (module === undefined) throw new Error(`No layout ${layout}`);
  return module;
}

function deferredModule(name: string): DeferredModule {
  const module = deferredModules[`./features/${name.replace('/', '/deferred/')}.tsx`];
  if (module === undefined) throw new Error(`No deferred component ${name}`);
  return module;
}

function deferredComponent(name: string): LoadedComponent {
  return { Component: deferredModule(name).deferred.Component, texts: {} };
}

/** What a request means before its data are known. */
interface Prepared {
  config: PublicConfig;
  route: Route;
  address: ScreenAddress;
  why: Pick<PageParts, 'missing' | 'failure'>;
}

function prepare(request: PageRequest): Prepared {
  const config = readConfig(request.config);
  const plain = parseAddress(request.path, request.query);
  if (plain === undefined) throw new Error(`Not a page of the site: ${request.path}`);
  const match = findRoute(plain, config);
  const { route } = match;
  const address = screenAddress(plain, match);
  if (route !== notFoundRoute && isValid(screenOf(route), address))
    return { config, route, address, why: {} };
  return notFound({ config, address }, { wrongAddress: true });
}

/** The not-found page is the same at every address, so that it is rendered once. */
function notFound({ config, address }: Pick<Prepared, 'config' | 'address'>, missing: Missing): Prepared {
  const nowhere = screenAddress(address, { route: notFoundRoute, params: {} });
  return { config, route: notFoundRoute, address: nowhere, why: { missing } };
}

/** The server's rendering never depends on the visitor, who is not known yet. */
function serverServices(): AppServices {
  const never = new Promise<never>(() => undefined);
  return {
    navigation: { go: () => undefined, navigationCount: () => 0 },
    notices: createNotices(),
    session: { state: createStore(initialSession), ready: never, service: never },
    clientFrame: { frame: createStore<ClientFrame | undefined>(undefined), load: () => undefined, Footer },
    deferred: {
      loaded: deferredComponent,
      load: async (name) => deferredComponent(name),
      wait: async (name) => deferredComponent(name),
    },
    navigating: createStore(false),
    onError: () => undefined,
  };
}

/** React writes preloads of pictures before the markup; they are moved to the head. */
function splitLeadingLinks(html: string): { links: string; body: string } {
  const links = /^(?:<link [^>]*>)*/.exec(html)?.[0] ?? '';
  return { links, body: html.slice(links.length) };
}

/** The GraphQL documents that the page needs. */
function plan(requestJson: string): string {
  const { route, address } = prepare(JSON.parse(requestJson) as PageRequest);
  const operations = operationsOf(route, screenOf(route), address);
  return JSON.stringify({ route: route.name, locale: address.locale, operations });
}

function statusOf(route: Route): number {
  if (route === notFoundRoute) return 404;
  return route === errorRoute ? 500 : 200;
}

/** The files that a page rendered in the browser needs at once. */
function browserAssets(route: Route, locale: Locale): Assets {
  const screen = screenOf(route);
  const namespaces = (screen.deferred ?? []).flatMap((name) => deferredModule(name).deferred.namespaces);
  return shellAssetsOf(client, route, screen, namespaces, locale);
}

/** The hashes of the inlined stylesheets for the page's Content-Security-Policy. */
function hashesOf({ styles }: Assets): string[] {
  return styles.flatMap((file) => client.sheets[file]?.hash ?? []);
}

/**
 * Returns a line of JSON with the status and the style hashes, then the document of a route. The answers are
 * inlined as the text that was given, and the document is not wrapped in JSON, because both are long.
 */
function renderRoute(prepared: Prepared, answers: readonly Answer<unknown>[], inlined: string): string {
  const { config, route, address, why } = prepared;
  const { locale } = address;
  const screen = screenOf(route);
  const now = new Date();
  const own = Math.min(answers.length, screen.operations(address).length);
  const page = assemblePage({
    layout: route.layout,
    screen,
    Layout: layoutOf(route).Layout,
    address,
    answers: answers.slice(0, own),
    layoutAnswers: answers.slice(own),
    texts: texts[locale],
    config,
    now,
    ...why,
  });
  const rendered: Omit<RenderedPage, 'answers'> = {
    renderedAt: now.toISOString(),
    layout: route.layout,
    params: address.params,
    query: [...address.query],
    modules: moduleAddresses(client, route, screen, locale),
    own,
    ...why,
  };
  const isPreview = route.render === 'preview';
  const configJson = JSON.stringify(config);
  const services = serverServices();
  const html = renderWithPieces(
    {
      page: <App page={createStore(page)} services={services} />,
      around: (pieces) => (
        <Providers info={page.info} services={services}>
          {pieces}
        </Providers>
      ),
      circumstances: `${locale} ${Object.values(dayInHongKong(rendered.renderedAt))} ${configJson}`,
    },
    globalThis.pieces,
  );
  const { links, body } = splitLeadingLinks(html);
  const assets = isPreview ? browserAssets(route, locale) : documentAssets(client, route, screen, locale);
  const document = writeDocument({
    locale,
    tags: headTags(page.info),
    assets: keptHtml(
      `assets of ${route.name}`,
      () => writeAssets({ assets, sheets: client.sheets }),
      globalThis.pieces,
    ),
    body,
    isForBrowser: isPreview,
    pageData: pageDataScript(configJson, isPreview ? undefined : { about: rendered, inlined }),
    extraHead: links + releaseTags(config),
  });
  return `${JSON.stringify({ status: statusOf(route), styles: hashesOf(assets) })}\n${document}`;
}

/** Returns the whole document, or where the page has moved to. */
function render(requestJson: string, dataJson: string): string {
  const answers = JSON.parse(dataJson) as Answer<unknown>[];
  const prepared = prepare(JSON.parse(requestJson) as PageRequest);
  const { route, address } = prepared;
  const outcome = outcomeOf(screenOf(route), address, answers);
  switch (outcome.kind) {
    case 'found':
      return renderRoute(prepared, answers, inlineArgument(1, dataJson, globalThis.pieces));
    case 'moved':
      return JSON.stringify({ status: 301, location: href(address.locale, outcome.path) });
    case 'not-found': {
      const missing: Missing = { wrongAddress: false, ...outcome };
      const operations = operationsOf(notFoundRoute, screenOf(notFoundRoute), address);
      return JSON.stringify({ operations, missing });
    }
    case 'failed': {
      const why = { failure: { status: 500, message: 'The page has no data' } };
      return renderRoute({ ...prepared, route: errorRoute, why }, [], '[]');
    }
  }
}

/** The document shown in place of one whose subject does not exist, with its own answers. */
function renderMissing(requestJson: string, dataJson: string, missingJson: string): string {
  const prepared = prepare(JSON.parse(requestJson) as PageRequest);
  const missing = JSON.parse(missingJson) as Missing;
  const answers = JSON.parse(dataJson) as Answer<unknown>[];
  return renderRoute(notFound(prepared, missing), answers, inlineArgument(1, dataJson, globalThis.pieces));
}

/** In a shell's title: the server replaces it by the site's name. */
const siteNamePlaceholder = '{site_name}';

/** A document without page content; the server fills its placeholders. */
function shell(locale: Locale, assets: Assets): { html: string; styles: string[] } {
  const html = writeDocument({
    locale,
    tags: [
      { name: 'title', attributes: {}, text: siteNamePlaceholder },
      { name: 'meta', attributes: { name: 'description', content: texts[locale].common.tagline } },
    ],
    assets: writeAssets({ assets, sheets: client.sheets, isUrgent: true }),
    body: '',
    isForBrowser: true,
    pageData: '<!--page-data-->',
    extraHead: '<!--head-->',
  });
  return { html, styles: hashesOf(assets) };
}

/** The documents of pages rendered in the browser, by language and route; `any` is for every other page. */
function shells(): string {
  const shellOf = (locale: Locale) => (route: Route) =>
    [route.name, shell(locale, browserAssets(route, locale))] as const;
  const all = locales.map((locale) => {
    const own = routes.filter(({ render }) => render === 'shell').map(shellOf(locale));
    const any = shell(locale, shellAssets(client, locale));
    return [locale, { any, ...Object.fromEntries(own) }] as const;
  });
  return JSON.stringify(Object.fromEntries(all));
}

/** The URL table for the server: in order, with each pattern parsed. */
function routeTable(): string {
  const table = routes.map(({ screen: _, ...route }) => ({
    ...route,
    segments: parsePattern(route.pattern),
  }));
  return JSON.stringify(table);
}

/**
 * The files that each public route loads at once and those that it loads in all, by language, and its screen's
 * own, for checking their sizes.
 */
function assetTable(): string {
  const table = routes
    .filter(({ environment }) => environment === undefined)
    .map((route) => ({
      route: route.name,
      render: route.render,
      screen: client.screens[route.screen]?.preloads ?? [],
      assets: locales.map((locale) => documentAssets(client, route, screenOf(route), locale)),
      whole: locales.map((locale) => browserAssets(route, locale)),
      bootstrap: client.bootstrap,
    }));
  return JSON.stringify(table);
}

Object.assign(globalThis, {
  hoigung: { plan, render, renderMissing, shells, routes: routeTable, assets: assetTable },
});
