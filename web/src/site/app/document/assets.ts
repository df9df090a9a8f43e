import type { Locale } from '@/shared/lib/locale';
import type { Namespace } from '@/site/messages/catalogue';
import type { Screen } from '@/site/page/screen';
import { layoutFile } from '../layouts/layout';
import type { RenderedPage } from '../page-data';
import { namespacesOf } from '../routing/plan';
import type { Route } from '../routing/routes';

/** The bundle files that a page needs at once. */
export interface Assets {
  styles: readonly string[];
  scripts: readonly string[];
  preloads: readonly string[];
}

export interface ModuleAssets extends Assets {
  /** The module's own file. */
  address: string;
}

/** A stylesheet that can be inlined, with its hash for the page's Content-Security-Policy. */
export interface InlineStyle {
  hash: string;
  text: string;
}

/** The browser's bundle, as described by its build. */
export interface ClientAssets {
  /** All stylesheets by address. */
  sheets: Readonly<Record<string, InlineStyle>>;
  entry: Assets;
  screens: Readonly<Record<string, ModuleAssets>>;
  layouts: Readonly<Record<string, ModuleAssets>>;
  texts: Readonly<Record<string, ModuleAssets>>;
  deferred: Readonly<Record<string, ModuleAssets>>;
  /** The second script, which every page fetches after it is shown. */
  bootstrap: Assets;
  /** The registry of all scripts and texts, and what else the browser needs to render a page by itself. */
  registry: Assets;
}

function join(all: readonly (Assets | undefined)[]): Assets {
  const pick = (key: keyof Assets) => [...new Set(all.flatMap((assets) => assets?.[key] ?? []))];
  return { styles: pick('styles'), scripts: pick('scripts'), preloads: pick('preloads') };
}

/** A deferred component's styles are needed together with its HTML. */
function deferredStyles(client: ClientAssets, screen: Screen): Assets[] {
  return (screen.deferred ?? []).map((name) => ({
    scripts: [],
    preloads: [],
    styles: client.deferred[name]?.styles ?? [],
  }));
}

export function documentAssets(client: ClientAssets, route: Route, screen: Screen, locale: Locale): Assets {
  return join([
    client.entry,
    client.layouts[layoutFile(route.layout)],
    client.screens[route.screen],
    ...deferredStyles(client, screen),
    ...namespacesOf(route, screen).map((namespace) => client.texts[`${locale}/${namespace}`]),
  ]);
}

/** What the browser needs to render any page by itself: in a shell nothing is deferred. */
export function shellAssets(client: ClientAssets, locale: Locale): Assets {
  const texts = ['common', 'personal'].map((namespace) => client.texts[`${locale}/${namespace}`]);
  return join([client.entry, ...texts, client.bootstrap, client.registry]);
}

/** The shell's files and those of a known page, so that all are fetched in parallel. */
export function shellAssetsOf(
  client: ClientAssets,
  route: Route,
  screen: Screen,
  deferredNamespaces: readonly Namespace[],
  locale: Locale,
): Assets {
  return join([
    shellAssets(client, locale),
    client.layouts[layoutFile(route.layout)],
    client.screens[route.screen],
    ...(screen.deferred ?? []).map((name) => client.deferred[name]),
    ...[...namespacesOf(route, screen), ...deferredNamespaces].map(
      (name) => client.texts[`${locale}/${name}`],
    ),
  ]);
}

/** Where the browser finds the modules of the page to hydrate. */
export function moduleAddresses(
  client: ClientAssets,
  route: Route,
  screen: Screen,
  locale: Locale,
): RenderedPage['modules'] {
  const texts: Record<string, string> = {};
  for (const namespace of namespacesOf(route, screen)) {
    texts[namespace] = client.texts[`${locale}/${namespace}`]?.address ?? '';
  }
  const layout = client.layouts[layoutFile(route.layout)]?.address;
  return { screen: client.screens[route.screen]?.address ?? '', ...(layout && { layout }), texts };
}
