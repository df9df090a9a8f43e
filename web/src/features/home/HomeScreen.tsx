import { HomeDocument } from '../../generated/graphql';
import type { PublicConfig } from '../../lib/config';
import { homeCompaniesLimit } from '../../lib/constants';
import { samePath } from '../../lib/head';
import { Late } from '../../lib/late';
import { operation } from '../../lib/operation';
import { paths } from '../../lib/paths';
import { defineScreen } from '../../lib/screen';

function organization(config: PublicConfig): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: config.site_name,
    url: `${config.public_url}/hk/`,
    logo: `${config.public_url}/favicon.svg`,
    sameAs: Object.values(config.social),
  };
}

export const screen = defineScreen({
  namespaces: ['home'],
  late: ['home/HomePage'],
  operations: () => [operation('Home', HomeDocument, { limit: homeCompaniesLimit, offset: 0 })],
  outcome: ({ answers: [home] }) => (home.data === null ? { kind: 'failed' } : { kind: 'found' }),
  head: ({ answers: [home], texts, config }) => ({
    title: texts.home.title,
    description: texts.home.description(home.data?.config.job_claim ?? ''),
    paths: samePath(paths.home),
    ...(import.meta.env.SSR && { jsonLd: [organization(config)] }),
  }),
  Component: ({ answers: [home] }) =>
    home.data === null ? null : <Late name="home/HomePage" props={{ home: home.data }} />,
});
