import type { Locale } from '../lib/locale';
import type { Screen } from '../lib/screen';
import { layoutFile } from './layouts/layout';
import type { RenderedPage } from './page-data';
import { namespacesOf } from './routing/plan';
import type { Route } from './routing/routes';

/** Files of the browser's bundle that a page needs at once. */
export interface Assets {
  styles: readonly string[];
  scripts: readonly string[];
  preloads: readonly string[];
}

export interface ModuleAssets extends Assets {
  /** The module's own file. */
  address: string;
}

/** The browser's bundle as its build describes it. */
export interface ClientAssets {
  entry: Assets;
  screens: Readonly<Record<string, ModuleAssets>>;
  layouts: Readonly<Record<string, ModuleAssets>>;
  texts: Readonly<Record<string, ModuleAssets>>;
  lateParts: Readonly<Record<string, ModuleAssets>>;
  /** What every page fetches after it stands. */
  late: Assets;
  /** The table of every script and text, which the browser needs to render a page by itself. */
  table: Assets;
}

function join(all: readonly (Assets | undefined)[]): Assets {
  const pick = (key: keyof Assets) => [...new Set(all.flatMap((assets) => assets?.[key] ?? []))];
  return { styles: pick('styles'), scripts: pick('scripts'), preloads: pick('preloads') };
}

/** A late part's styles must be there with its HTML. */
function lateStyles(client: ClientAssets, screen: Screen): Assets[] {
  return (screen.late ?? []).map((name) => ({
    scripts: [],
    preloads: [],
    styles: client.lateParts[name]?.styles ?? [],
  }));
}

export function documentAssets(client: ClientAssets, route: Route, screen: Screen, locale: Locale): Assets {
  return join([
    client.entry,
    client.layouts[layoutFile(route.layout)],
    client.screens[route.screen],
    ...lateStyles(client, screen),
    ...namespacesOf(route, screen).map((namespace) => client.texts[`${locale}/${namespace}`]),
  ]);
}

/** A shell does not know its page: what every page has, and the late script at once. */
export function shellAssets(client: ClientAssets, locale: Locale): Assets {
  return join([client.entry, client.texts[`${locale}/common`], client.late, client.table]);
}

/** Where the browser finds the modules of the page that it takes over. */
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
