import { HomeDocument } from '@/generated/seeker/documents/Home';
import type { Locale } from '@/shared/lib/locale';
import { operation } from '@/shared/services/operation';
import { basePath } from '@/site/lib/address';
import { type PublicConfig, siteName } from '@/site/lib/config';
import { homeCompaniesLimit } from '@/site/lib/constants';
import { paths } from '@/site/lib/paths';
import { absoluteUrl } from '@/site/lib/structured-data';
import { Deferred } from '@/site/page/Deferred';
import { samePath } from '@/site/page/head';
import { defineScreen } from '@/site/page/screen';

function organization(config: PublicConfig, locale: Locale): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: siteName(config, locale),
    url: absoluteUrl(config, `${basePath}/`),
    logo: absoluteUrl(config, '/favicon.svg'),
    sameAs: Object.values(config.social),
  };
}

export const screen = defineScreen({
  namespaces: ['home'],
  deferred: ['home/HomePage'],
  operations: () => [operation('Home', HomeDocument, { limit: homeCompaniesLimit, offset: 0 })],
  outcome: ({ answers: [home] }) => (home.data === null ? { kind: 'failed' } : { kind: 'found' }),
  head: ({ address, answers: [home], texts, config }) => ({
    title: texts.home.title,
    description: texts.home.description(home.data?.config.job_claim ?? ''),
    paths: samePath(paths.home),
    ...(import.meta.env.SSR && { jsonLd: [organization(config, address.locale)] }),
  }),
  Component: ({ answers: [home] }) =>
    home.data === null ? null : <Deferred name="home/HomePage" props={{ home: home.data }} />,
});
