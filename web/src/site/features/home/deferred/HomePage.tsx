import type { HomeQuery } from '@/generated/seeker/graphql';
import { localized } from '@/shared/lib/locale';
import { CompanyTile } from '@/site/components/company-tile/CompanyTile';
import { JobList } from '@/site/components/job-list/JobList';
import { SectionTitle } from '@/site/components/section-title/SectionTitle';
import { paths } from '@/site/lib/paths';
import type { DeferredComponent } from '@/site/page/Deferred';
import { useHref } from '@/site/page/useHref';
import { usePage } from '@/site/page/usePage';
import { useTexts } from '@/site/page/useTexts';
import { Banners } from '../Banners';
import styles from '../HomePage.module.css';
import { QuickLinks } from '../QuickLinks';
import { Recommended } from '../Recommended';
import street from '../street.svg?inline';

type FeaturedList = HomeQuery['homepage']['job_featured_lists'][number];
type Companies = HomeQuery['featured_company_list']['featured_companies'];

/** The 'more' link of a list: its search if it has one, otherwise its own page. */
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
      <div className={styles.top}>
        <header className={styles.hero}>
          <div className={styles.textColumn}>
            <h1 className={styles.heading}>{texts.heading}</h1>
            {home.config.job_claim !== '' && <p className={styles.claim}>{home.config.job_claim}</p>}
          </div>
          <img className={styles.street} src={street} width={520} height={178} alt="" />
        </header>
        {home_banners.length > 0 && <Banners banners={home_banners} />}
      </div>
      <Recommended jobs={job_recommended_list.jobs} />
      <QuickLinks config={home.config} facets={home.job_search.facets} />
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

export const deferred: DeferredComponent<{ home: HomeQuery }> = { namespaces: [], Component: HomePage };
