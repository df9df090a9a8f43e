import { HomeDocument, type HomeQuery } from '../../generated/graphql';
import type { PublicConfig } from '../../lib/config';
import { homeCompaniesLimit } from '../../lib/constants';
import { samePath } from '../../lib/head';
import { localized } from '../../lib/locale';
import { operation } from '../../lib/operation';
import { useHref, usePage, useTexts } from '../../lib/page';
import { paths } from '../../lib/paths';
import { defineScreen } from '../../lib/screen';
import { CompanyTile } from '../../parts/company-card/CompanyTile';
import { JobList } from '../../parts/job-list/JobList';
import { SectionTitle } from '../../parts/SectionTitle';
import { Banners } from './Banners';
import styles from './HomeScreen.module.css';
import street from './street.svg';

type FeaturedList = HomeQuery['homepage']['job_featured_lists'][number];

/** A list with a search behind it leads there; any other has its own page. */
function morePath(list: FeaturedList): string {
  const search = list.data?.search_query;
  return search ? `/find-jobs/?${search}` : paths.feature(list._id);
}

function Home({ home }: { home: HomeQuery }) {
  const texts = useTexts('home');
  const { locale } = usePage().address;
  const link = useHref();
  const { home_banners, job_featured_lists, job_recommended_list } = home.homepage;
  const companies = home.featured_company_list.featured_companies;
  return (
    <div className={styles.page}>
      <header className={styles.hero}>
        <div className={styles.words}>
          <h1 className={styles.heading}>{texts.heading}</h1>
          <p className={styles.claim}>{home.config.job_claim}</p>
        </div>
        <img className={styles.street} src={street} width={520} height={178} alt="" />
      </header>
      {home_banners.length > 0 && <Banners banners={home_banners} />}
      <JobList
        title={texts.recommended}
        source="home"
        section="recommended"
        jobs={job_recommended_list.jobs}
      />
      {job_featured_lists.map((list) => (
        <JobList
          key={list._id}
          source="home"
          section={list._id}
          title={localized(list.name, locale)}
          more={link(morePath(list))}
          jobs={list.jobs}
        />
      ))}
      {companies.length > 0 && (
        <section>
          <SectionTitle title={texts.featuredCompanies} more={link(paths.featuredCompanies)} />
          <ul className={styles.companies}>
            {companies.map((company) => (
              <li key={company._id}>
                <CompanyTile company={company} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

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
  operations: () => [operation('Home', HomeDocument, { limit: homeCompaniesLimit, offset: 0 })],
  outcome: ({ answers: [home] }) => (home.data === null ? { kind: 'failed' } : { kind: 'found' }),
  head: ({ answers: [home], texts, config }) => ({
    title: texts.home.title,
    description: texts.home.description(home.data?.config.job_claim ?? ''),
    paths: samePath(paths.home),
    jsonLd: [organization(config)],
  }),
  Component: ({ answers: [home] }) => (home.data === null ? null : <Home home={home.data} />),
});
