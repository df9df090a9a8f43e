import { loadChunk } from '../../lib/chunks';
import type { LateModule } from '../../lib/late';
import type { Locale } from '../../lib/locale';
import type { ScreenModule } from '../../lib/screen';
import type { Catalogue, Namespace } from '../../messages/catalogue';
import { Layout } from '../layouts/DefaultLayout';
import { type LayoutModule, type LayoutName, layoutFile } from '../layouts/layout';
import type { PageParts } from '../page';
import type { Route } from '../routing/routes';

/** Pages are made with what is here. */
export { createPageLoader } from './load-page';

const screenFiles = import.meta.glob<ScreenModule>('../../features/*/*Screen.tsx');
const lateFiles = import.meta.glob<LateModule>('../../features/*/late/*.tsx');
const layoutFiles = import.meta.glob<LayoutModule>([
  '../layouts/*Layout.tsx',
  '!../layouts/DefaultLayout.tsx',
]);
const textFiles = import.meta.glob<Record<string, object>>('../../messages/*/*.ts');

function fileOf<Module>(files: Record<string, () => Promise<Module>>, path: string): () => Promise<Module> {
  const file = files[path];
  if (file === undefined) throw new Error(`There is no ${path}`);
  return file;
}

async function loadLayout(name: LayoutName): Promise<LayoutModule> {
  const file = layoutFile(name);
  return file === 'DefaultLayout' ? { Layout } : loadChunk(fileOf(layoutFiles, `../layouts/${file}.tsx`));
}

export type Code = Pick<PageParts, 'layout' | 'screen' | 'Layout'>;

/** Screens load lazily: each one's script is fetched when it is first needed. */
export async function loadCode(route: Route): Promise<Code> {
  const [{ screen }, layout] = await Promise.all([
    loadChunk(fileOf(screenFiles, `../../features/${route.screen}.tsx`)),
    loadLayout(route.layout),
  ]);
  return { layout: route.layout, screen, Layout: layout.Layout };
}

/** A late part by name: `job/JobDetails` is `features/job/late/JobDetails.tsx`. */
export function loadLateModule(name: string): Promise<LateModule> {
  return loadChunk(fileOf(lateFiles, `../../features/${name.replace('/', '/late/')}.tsx`));
}

export type TextLoader = (namespaces: readonly Namespace[]) => Promise<Partial<Catalogue>>;

/** Loads texts once; only the page's language is ever asked for. */
export function createTextLoader(locale: Locale, given: Partial<Catalogue>): TextLoader {
  const loaded: Record<string, object> = { ...given };
  return async (namespaces) => {
    const load = async (namespace: Namespace) => {
      if (loaded[namespace] !== undefined) return;
      const module = await loadChunk(fileOf(textFiles, `../../messages/${locale}/${namespace}.ts`));
      loaded[namespace] = module[namespace] ?? {};
    };
    await Promise.all(namespaces.map(load));
    return { ...loaded } as Partial<Catalogue>;
  };
}
