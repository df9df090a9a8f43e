import { HomeDocument } from '../../../generated/seeker/documents/Home';
import { basePath } from '../../../shared/lib/every-page/address';
import { homeCompaniesLimit } from '../../../shared/lib/every-page/constants';
import type { Locale } from '../../../shared/lib/every-page/locale';
import { operation } from '../../../shared/services/every-page/operation';
import { type PublicConfig, siteName } from '../../lib/every-page/config';
import { paths } from '../../lib/every-page/paths';
import { absoluteUrl } from '../../lib/structured-data';
import { Deferred } from '../../page/every-page/Deferred';
import { samePath } from '../../page/every-page/head';
import { defineScreen } from '../../page/every-page/screen';

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
