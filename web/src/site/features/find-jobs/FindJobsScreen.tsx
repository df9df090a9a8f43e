import * as errorCodes from '@/generated/errors/codes';
import { FindJobsDocument } from '@/generated/seeker/documents/FindJobs';
import { pageNumber, type Query } from '@/shared/lib/address';
import { ownLocationKey } from '@/shared/lib/constants';
import type { Locale } from '@/shared/lib/locale';
import { pagePath, pagingOf, withoutFirstPage } from '@/shared/lib/paging';
import { hasError, operation } from '@/shared/services/operation';
import {
  coarseLatlng,
  searchOf,
  searchPath,
  searchVariables,
  slugOfSearch,
} from '@/site/components/search-query/search';
import { slugsOfFilters } from '@/site/components/search-query/slugs';
import { type Found, subjectOf } from '@/site/components/search-query/subject';
import { href } from '@/site/lib/address';
import { siteName } from '@/site/lib/config';
import { filterSlugBar, searchPageSize } from '@/site/lib/constants';
import { placeInAddress } from '@/site/lib/filters';
import { paths } from '@/site/lib/paths';
import { breadcrumbList, type Crumb } from '@/site/lib/structured-data';
import { Deferred } from '@/site/page/Deferred';
import type { Head } from '@/site/page/head';
import { defineScreen, type HeadInput, type Outcome, type ScreenAddress } from '@/site/page/screen';
import type { ResultsPageProps } from './deferred/ResultsPage';

/**
 * The canonical address has no query except the page: it is a slug page, or the search itself. If a slug
 * expresses the whole query, the slug page is canonical, because it shows the same under a better address.
 */
function addressesOf(found: Found, { params, query }: ScreenAddress): Pick<Head, 'paths' | 'canonical'> {
  const page = pageNumber(query.get('page'));
  const inPage = page > 1 ? `?page=${page}` : '';
  const search = searchOf(found.filters, new Map());
  const slugPath = (locale: Locale) => {
    const slug = slugOfSearch(search, slugsOfFilters(found.filters, locale));
    return slug === undefined ? paths.findJobs() : paths.filterSlug(slug);
  };
  const both = (path: (locale: Locale) => string) => ({
    'zh-hant': path('zh-hant') + inPage,
    en: path('en') + inPage,
  });
  if (params.slug !== undefined) return { paths: both(slugPath) };
  const slugSaysAll = found.filters.every(({ name }) => ['district', 'jobType', 'employment'].includes(name));
  return { paths: both(() => paths.findJobs()), ...(slugSaysAll && { canonical: both(slugPath) }) };
}

/** A slug page whose query chooses more values of the slug's filters moves to a search without a slug. */
function canonicalOutcome({ filters }: Found, { params, query, locale }: ScreenAddress): Outcome {
  const search = searchOf(filters, query);
  const slugOf = slugsOfFilters(filters, locale);
  if (params.slug === undefined || slugOfSearch(search, slugOf) !== undefined) return { kind: 'found' };
  return { kind: 'moved', path: searchPath(search, slugOf) };
}

/** The path with its coordinates rounded; undefined if they are already. */
function coarsePath({ path, query }: ScreenAddress): string | undefined {
  const latlng = query.get('latlng') ?? '';
  const coarse = coarseLatlng(latlng) ?? latlng;
  const coarser = new Map([...query, ['latlng', coarse]]);
  return coarse === latlng ? undefined : pagePath({ path, query: coarser }, pageNumber(query.get('page')));
}

/** The address without `page=1` and with rounded coordinates; the site's own links already have this form. */
function canonicalQuery(address: ScreenAddress): string | undefined {
  return (import.meta.env.SSR ? coarsePath(address) : undefined) ?? withoutFirstPage(address);
}

/**
 * The position of a person who asked for the nearest jobs: it is sent in the request, never in the address.
 */
function ownLatlng(query: Query): string | null {
  const isWanted = !import.meta.env.SSR && query.get('sort') === 'nearest';
  return isWanted ? sessionStorage.getItem(ownLocationKey) : null;
}

/** The breadcrumbs of a slug page. */
function crumbsOf(
  title: string,
  { paths: own }: Pick<Head, 'paths'>,
  { address: { locale }, texts, config }: Pick<HeadInput<unknown>, 'address' | 'texts' | 'config'>,
): Crumb[] {
  return [
    { name: siteName(config, locale), url: href(locale, paths.home) },
    { name: texts.common.footer.jobSearch, url: href(locale, paths.findJobs()) },
    { name: title, url: href(locale, own[locale]) },
  ];
}

export const screen = defineScreen({
  namespaces: ['search'],
  deferred: ['find-jobs/ResultsPage'],
  movedTo: canonicalQuery,
  operations: ({ query, params }) => {
    const paging = pagingOf(query, searchPageSize);
    const slug = params.slug ?? null;
    const latlng = query.get('latlng') ?? ownLatlng(query);
    const variables = {
      ...searchVariables(query),
      from: placeInAddress(query),
      latlng,
      slug,
      limit: paging.limit,
      offset: paging.offset,
    };
    return [operation('FindJobs', FindJobsDocument, variables)];
  },
  outcome: ({ address, answers: [answer] }) => {
    if (answer.data !== null) return canonicalOutcome(answer.data.job_search, address);
    return hasError(answer, errorCodes.idNotFound)
      ? { kind: 'not-found', wrongAddress: true }
      : { kind: 'failed' };
  },
  search: ({ address, answers: [answer] }) => searchOf(answer.data?.job_search.filters ?? [], address.query),
  head: ({ address, answers: [answer], texts, config }) => {
    const found = answer.data?.job_search;
    if (found === undefined) return { title: '', description: '', paths: { 'zh-hant': '/', en: '/' } };
    const about = subjectOf(found, texts.search);
    const heading = texts.search.heading(about);
    const page = pageNumber(address.query.get('page'));
    const parts = address.params.slug?.split(filterSlugBar).length ?? 0;
    const addresses = addressesOf(found, address);
    return {
      ...addresses,
      title: texts.common.pageOf(heading, page),
      description: texts.common.pageOf(texts.search.description(about), page),
      noindex: parts > 2 || address.query.has('from') || found.result.length === 0,
      // Structured data are only needed in the server's HTML, which search engines read.
      ...(import.meta.env.SSR &&
        parts > 0 && {
          jsonLd: [breadcrumbList(crumbsOf(heading, addresses, { address, texts, config }), config)],
        }),
    };
  },
  beforeShow: async ({ address, answers: [answer] }, { service, userid, config }) => {
    if (answer.data === null || pageNumber(address.query.get('page')) > 1) return;
    const { prepareAds } = await import('@/site/components/ads/ads');
    const search = searchOf(answer.data.job_search.filters, address.query);
    await prepareAds(search, { root: config.ad_root, userid, service });
  },
  Component: ({ address, answers: [answer] }) => {
    if (answer.data === null) return null;
    const { job_search: found, travel_origin: origin } = answer.data;
    const search = searchOf(found.filters, address.query);
    return <Deferred<ResultsPageProps> name="find-jobs/ResultsPage" props={{ found, search, origin }} />;
  },
});
