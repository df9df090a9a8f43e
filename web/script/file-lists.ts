import type { RenderedApplication } from '../applications.ts';
import { locales } from '../src/shared/lib/locale.ts';
import { type FileList, fileList } from '../src/site/lib/kept.ts';
import type { Manifest } from './client-assets.ts';
import { entryOf } from './client-bundle.ts';

/** Screens that are of no use without a network. */
const needsNetwork = /\/features\/(account|dev-ui|login|mail-act|maintenance|unsubscribe)\//;

/**
 * The files that an installed application keeps, by the names of the lists, one for each language: all that its pages
 * need but the other languages' texts.
 */
export function fileLists(application: RenderedApplication, manifest: Manifest): Record<string, FileList> {
  const url = (file: string) => `${application.base}${file}`;
  const entry = url(manifest[entryOf(application)]?.file ?? '');
  return Object.fromEntries(
    locales.map((locale) => {
      const others = locales.filter((other) => other !== locale);
      const isOther = (key: string) => others.some((other) => key.includes(`/messages/${other}/`));
      const chunks = Object.entries(manifest).filter(([key]) => !isOther(key) && !needsNetwork.test(key));
      const files = chunks.flatMap(([, { file, css = [] }]) => [file, ...css]);
      const wanted = [...new Set(files)].filter((file) => /\.(js|css)$/.test(file));
      return [fileList(locale).slice(1), { entry, files: wanted.map(url) }];
    }),
  );
}
