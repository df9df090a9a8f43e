import type { Locale } from '@/shared/lib/locale';
import { loadChunk } from '@/shared/services/chunks';
import type { Catalogue, Namespace } from '@/site/messages/catalogue';
import type { DeferredModule } from '@/site/page/Deferred';
import type { ScreenModule } from '@/site/page/screen';
import { Layout } from '../layouts/DefaultLayout';
import { type LayoutModule, type LayoutName, layoutFile } from '../layouts/layout';
import type { Route } from '../routing/routes';
import type { PageModules, TextLoader } from './load-page';

// The page loader is needed together with the registry, so it is in the same script.
export { createContent } from './content';
export { answersOf, createPageLoader } from './load-page';
export { createVisitor } from './middleware';

const screenFiles = import.meta.glob<ScreenModule>('../../features/*/*Screen.tsx');
const deferredFiles = import.meta.glob<DeferredModule>('../../features/*/deferred/*.tsx');
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

/** Loads screens lazily: a screen's script is fetched when it is first needed. */
export async function loadModules(route: Route): Promise<PageModules> {
  const [{ screen }, layout] = await Promise.all([
    loadChunk(fileOf(screenFiles, `../../features/${route.screen}.tsx`)),
    loadLayout(route.layout),
  ]);
  return { layout: route.layout, screen, Layout: layout.Layout };
}

/** A deferred component by name: `job/JobPage` is `features/job/deferred/JobPage.tsx`. */
export function loadDeferredModule(name: string): Promise<DeferredModule> {
  return loadChunk(fileOf(deferredFiles, `../../features/${name.replace('/', '/deferred/')}.tsx`));
}

/** Loads each text once; only the page's language is requested. */
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
