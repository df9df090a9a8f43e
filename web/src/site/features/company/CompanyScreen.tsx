import * as errorCodes from '@/generated/errors/codes';
import { CompanyDocument } from '@/generated/seeker/documents/Company';
import { CompanyJobsDocument } from '@/generated/seeker/documents/CompanyJobs';
import type { CompanyJobsQuery, CompanyQuery, CompanyShownFragment } from '@/generated/seeker/graphql';
import { isId } from '@/shared/lib/ids';
import { type Locale, localized } from '@/shared/lib/locale';
import { pagePath, pagingOf, withoutFirstPage } from '@/shared/lib/paging';
import { type Answer, hasError, operation } from '@/shared/services/operation';
import { href } from '@/site/lib/address';
import type { PublicConfig } from '@/site/lib/config';
import { searchPageSize } from '@/site/lib/constants';
import { paths } from '@/site/lib/paths';
import { absoluteUrl } from '@/site/lib/structured-data';
import { Deferred } from '@/site/page/Deferred';
import { defineScreen, type ScreenAddress } from '@/site/page/screen';

function companyOf({ data }: Answer<CompanyQuery>): CompanyShownFragment | undefined {
  return data?.get_company ?? data?.company_by_slug ?? undefined;
}

function pathOf(company: CompanyShownFragment, { locale, query }: ScreenAddress): string {
  const { page } = pagingOf(query, searchPageSize);
  return pagePath({ path: paths.company(company._id, company.slug, locale), query: new Map() }, page);
}

function isWhole({ params, locale }: ScreenAddress, company: CompanyShownFragment): boolean {
  return params.companyId === company._id && params.slug === localized(company.slug, locale);
}

function organization(company: CompanyShownFragment, locale: Locale, config: PublicConfig): object {
  const url = href(locale, paths.company(company._id, company.slug, locale));
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: company.name,
    description: company.about,
    url: absoluteUrl(config, url),
    ...(company.company_logo && { logo: absoluteUrl(config, company.company_logo) }),
  };
}

function totalOf({ data }: Answer<CompanyJobsQuery>): number {
  return data?.job_search.total ?? 0;
}

export const screen = defineScreen({
  namespaces: ['lists'],
  deferred: ['company/CompanyPage'],
  validate: ({ params }) => params.companyId === undefined || isId(params.companyId),
  movedTo: withoutFirstPage,
  operations: ({ params, query }) => {
    const { limit, offset } = pagingOf(query, searchPageSize);
    const id = params.companyId ?? '';
    return [
      operation('Company', CompanyDocument, { id, slug: params.slug ?? '', bySlug: id === '' }),
      operation('CompanyJobs', CompanyJobsDocument, { company: id, limit, offset }),
    ];
  },
  outcome: ({ address, answers: [answer] }) => {
    const company = companyOf(answer);
    if (company === undefined) {
      const unknown = hasError(answer, errorCodes.companyNotFound);
      return { kind: unknown || answer.data !== null ? 'not-found' : 'failed' };
    }
    if (isWhole(address, company)) return { kind: 'found' };
    return { kind: 'moved', path: pathOf(company, address) };
  },
  head: ({ address, answers: [answer, jobs], texts, config }) => {
    const company = companyOf(answer);
    if (company === undefined) return { title: '', description: '', paths: { 'zh-hant': '/', en: '/' } };
    const { lists, common } = texts;
    const { page } = pagingOf(address.query, searchPageSize);
    const title = lists.company.title(company.name, totalOf(jobs));
    return {
      title: common.pageOf(title, page),
      description: common.pageOf(lists.company.description(company.name, totalOf(jobs)), page),
      paths: {
        'zh-hant': pathOf(company, { ...address, locale: 'zh-hant' }),
        en: pathOf(company, { ...address, locale: 'en' }),
      },
      ...(company.company_logo && { image: company.company_logo }),
      ...(import.meta.env.SSR && { jsonLd: [organization(company, address.locale, config)] }),
    };
  },
  Component: function CompanyScreen({ address, answers: [answer, jobs] }) {
    const company = companyOf(answer);
    if (company === undefined) return null;
    const props = {
      company,
      total: totalOf(jobs),
      jobs: jobs.data?.job_search.result ?? [],
      paging: pagingOf(address.query, searchPageSize),
    };
    return <Deferred name="company/CompanyPage" props={props} />;
  },
});
