import type { Address } from '@/shared/lib/address';
import { loadChunk } from '@/shared/services/chunks';
import type { PublicConfig } from '../lib/config';
import type { Catalogue } from '../messages/catalogue';
import type { ScreenModule } from '../page/screen';
import { Layout } from './layouts/DefaultLayout';
import type { LayoutModule } from './layouts/layout';
import { assemblePage, type Page } from './page';
import type { RenderedPage } from './page-data';

/** The document names the scripts of its own page, so that no table is needed to find them. */
const load = <Module>(url: string) => loadChunk(() => import(/* @vite-ignore */ url) as Promise<Module>);

/** Recreates the page that the server rendered from the same answers, so that it can be hydrated. */
export async function firstPage(plain: Address, config: PublicConfig, rendered: RenderedPage): Promise<Page> {
  const { modules } = rendered;
  const [{ screen }, layout, ...texts] = await Promise.all([
    load<ScreenModule>(modules.screen),
    modules.layout === undefined ? { Layout } : load<LayoutModule>(modules.layout),
    ...Object.values(modules.texts).map((url) => load<Partial<Catalogue>>(url)),
  ]);
  const address = { ...plain, params: rendered.params, query: new Map(rendered.query) };
  const now = new Date(rendered.renderedAt);
  const own: Partial<Catalogue> = Object.assign({}, ...texts);
  return assemblePage({
    ...rendered,
    screen,
    Layout: layout.Layout,
    address,
    answers: rendered.answers.slice(0, rendered.own),
    layoutAnswers: rendered.answers.slice(rendered.own),
    texts: own,
    config,
    now,
  });
}
