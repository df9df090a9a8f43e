import type { HomeQuery } from '../../../generated/graphql';
import type { LatePart } from '../../../lib/late';
import { localized } from '../../../lib/locale';
import { useHref, usePage, useTexts } from '../../../lib/page';
import { paths } from '../../../lib/paths';
import { CompanyTile } from '../../../parts/company-card/CompanyTile';
import { JobList } from '../../../parts/job-list/JobList';
import { SectionTitle } from '../../../parts/SectionTitle';
import { Banners } from '../Banners';
import styles from '../HomePage.module.css';
import { QuickWays } from '../QuickWays';
import { Recommended } from '../Recommended';
import street from '../street.svg?inline';

type FeaturedList = HomeQuery['homepage']['job_featured_lists'][number];
type Companies = HomeQuery['featured_company_list']['featured_companies'];

/** A list with a search behind it leads there; any other has its own page. */
function morePath(list: FeaturedList): string {
  const search = list.data?.search_query;
  return search ? `/find-jobs/?${search}` : paths.feature(list._id);
}

function FeaturedCompanies({ companies }: { companies: Companies }) {
  const texts = useTexts('home');
  const link = useHref();
  if (companies.length === 0) return null;
  return (
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
  );
}

function HomePage({ home }: { home: HomeQuery }) {
  const texts = useTexts('home');
  const { locale } = usePage().address;
  const link = useHref();
  const { home_banners, job_featured_lists, job_recommended_list } = home.homepage;
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
      <Recommended jobs={job_recommended_list.jobs} />
      <QuickWays config={home.config} facets={home.job_search.facets} />
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
      <FeaturedCompanies companies={home.featured_company_list.featured_companies} />
    </div>
  );
}

export const part: LatePart<{ home: HomeQuery }> = { namespaces: [], Component: HomePage };
