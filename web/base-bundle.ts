import { applications } from './applications.ts';

/**
 * The modules of src/ that every page loads, by folder and without their endings: `Badge` is Badge.tsx with
 * Badge.module.css. They are built into one file, which compresses better than many small ones; what is not
 * listed is loaded only by the pages that need it. The check of the layers keeps these modules from importing
 * others, which would then be on every page, too.
 */
const modules: Readonly<Record<string, readonly string[]>> = {
  'shared/client': [
    'ErrorBoundary',
    'LastResort',
    'ReloadLink',
    'last-resort',
    'offer-retry',
    'render-fresh',
    'start',
  ],
  'shared/hooks': [
    'createPageContext',
    'useDisclosure',
    'useKitPage',
    'useKitTexts',
    'useNavigation',
    'useNotices',
    'useProvided',
    'useStore',
  ],
  'shared/lib': [
    'address',
    'closed-addresses',
    'config',
    'constants',
    'locale',
    'paging',
    'routes',
    'server-clock',
    'store',
  ],
  'shared/messages': ['count', 'fallback', 'plural'],
  'shared/services': ['chunks', 'idle', 'notices', 'operation'],
  'shared/ui': [
    'Badge',
    'Chip',
    'Icon',
    'LanguageSwitch',
    'Logo',
    'ProgressBar',
    'base',
    'card-link',
    'global',
    'hidden',
    'overrides',
    'plain',
    'tokens',
  ],
  'site/app': ['App', 'boot-context', 'first-page', 'page', 'page-data', 'start', 'title', 'useClientFrame'],
  'site/app/frame': ['AdvancedSearch', 'Announcer', 'DeferredFooter', 'Header', 'LanguageSwitch', 'QuickBar'],
  'site/app/layouts': ['DefaultLayout', 'layout'],
  'site/components/search-box': ['JobSearchBox', 'SearchBox'],
  'site/components/site-logo': ['SiteLogo'],
  'site/lib': [
    'address',
    'config',
    'constants',
    'content',
    'external-links',
    'filters',
    'paths',
    'target-language',
  ],
  'site/page': [
    'Deferred',
    'OnDemand',
    'address-in',
    'head',
    'rendered-once',
    'screen',
    'useHref',
    'usePage',
    'useSiteName',
    'useTexts',
  ],
  'site/services/session': ['state', 'useSession'],
};

/** The modules of the base bundle, as paths below src/ without endings. */
export const baseBundle: ReadonlySet<string> = new Set(
  Object.entries(modules).flatMap(([folder, names]) => names.map((name) => `${folder}/${name}`)),
);

const renderedByBrowser = applications.filter(({ render }) => render === 'client').map(({ name }) => name);

/** The modules that every page of such an application loads. */
const ofApplication = new RegExp(
  `^(${renderedByBrowser.join('|')})/(app/routes|lib/(address|config|paths)|page/\\w+)$`,
);

/** Whether a path below src/, with or without its ending, is of a module that every page loads. */
export function isOnEveryPage(path: string): boolean {
  const module = path.replace(/(\.module)?\.[a-z]+$/, '');
  return baseBundle.has(module) || ofApplication.test(module);
}
