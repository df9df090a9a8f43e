import { formatQuery, routerPath } from '@/shared/lib/address';
import { callTimeout } from '@/shared/lib/constants';
import type { Locale } from '@/shared/lib/locale';
import { ServiceError } from '@/shared/services/api/service';
import { timeoutSignal } from '@/shared/services/browser/timeout-signal';
import type { ErrorReport } from '@/shared/services/error-reports/report';
import type { Answer, Operation } from '@/shared/services/operation';
import { minimumLoadingDisplay } from '@/site/lib/constants';
import type { PageDataVariables } from '@/site/lib/content';
import type { BootContext } from '../boot-context';
import { createPageCache } from './page-cache';

export interface ContentServiceOptions {
  /** Root of the content service, without a trailing slash. */
  root: string;
  locale: Locale;
  /** Where page data are cached for later visits. */
  storage: Storage;
  /** Shows that something is loading while the work runs. */
  whileLoading: <Result>(work: Promise<Result>) => Promise<Result>;
  report: (report: ErrorReport) => void;
  fetch?: typeof fetch;
}

export interface ContentService {
  /** The data of a page by its path: cached if still valid, otherwise fetched. */
  ask: (operation: Operation) => Promise<Answer<unknown>>;
}

/** What a page has for its content service. */
export type ContentContext = [
  page: Pick<BootContext, 'config' | 'address' | 'notices'>,
  report: ContentServiceOptions['report'],
];

/** The content service of a page. */
export function contentServiceOf(...[{ config, address, notices }, report]: ContentContext): ContentService {
  return createContentService({
    root: config.content_root,
    locale: address.locale,
    storage: sessionStorage,
    whileLoading: notices.whileLoading,
    report,
  });
}

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

export function createContentService(options: ContentServiceOptions): ContentService {
  const { locale } = options;
  const cache = createPageCache(options.storage);
  const send = options.fetch ?? ((...input: Parameters<typeof fetch>) => fetch(...input));

  async function fetchData(address: string): Promise<Answer<unknown>> {
    const signal = timeoutSignal(callTimeout);
    const response = await send(address, { signal }).catch(() => undefined);
    if (response === undefined) throw new ServiceError('');
    if (response.status === 404) return { data: null };
    if (!response.ok) {
      options.report({ kind: 'server', message: address, status: response.status });
      throw new ServiceError('', response.status);
    }
    return { data: (await response.json()) as unknown };
  }

  return {
    async ask({ variables }) {
      const { path, q } = variables as PageDataVariables;
      cache.sweep();
      const key = `${routerPath(locale, path)}${formatQuery([['q', q]])}`;
      const kept = cache.find(key);
      if (kept !== undefined) return { data: kept.data };
      const address = `${options.root}/page-data${routerPath(locale, path)}index.json${formatQuery([['q', q]])}`;
      // Spec 9: a loading state, once shown, stays for at least 200 ms.
      const [answer] = await options.whileLoading(
        Promise.all([fetchData(address), pause(minimumLoadingDisplay)]),
      );
      if (answer.data !== null) cache.keep(key, answer.data);
      return answer;
    },
  };
}
