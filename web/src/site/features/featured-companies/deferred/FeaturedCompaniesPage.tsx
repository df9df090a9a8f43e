import type { FeaturedCompaniesQuery } from '@/generated/seeker/graphql';
import { CompanyLogo } from '@/shared/components/company-logo/CompanyLogo';
import type { Paging } from '@/shared/lib/paging';
import cardLink from '@/shared/ui/card-link.module.css';
import { PageSteps, PastEnd } from '@/site/components/paged-list/PageSteps';
import { paths } from '@/site/lib/paths';
import type { DeferredComponent } from '@/site/page/Deferred';
import { useHref } from '@/site/page/useHref';
import { usePage } from '@/site/page/usePage';
import { useTexts } from '@/site/page/useTexts';
import styles from '../FeaturedCompaniesPage.module.css';

type FeaturedList = FeaturedCompaniesQuery['featured_company_list'];

function Companies({ companies }: { companies: FeaturedList['featured_companies'] }) {
  const { locale } = usePage().address;
  const link = useHref();
  return (
    <ul className={styles.grid}>
      {companies.map((company) => (
        <li key={company._id}>
          <article className={styles.company}>
            <CompanyLogo
              source={company.company_logo_medium}
              name={company.name}
              size={72}
              alternative={company.alt_text}
            />
            <div className={styles.textColumn}>
              <h2 className={styles.name}>
                <a
                  className={`${cardLink.link} ${styles.link}`}
                  href={link(paths.company(company.company_id, company.slug, locale))}
                >
                  {company.name}
                </a>
              </h2>
              <p>{company.about}</p>
            </div>
          </article>
        </li>
      ))}
    </ul>
  );
}

interface FeaturedCompaniesPageProps {
  list: FeaturedList;
  paging: Paging;
}

function FeaturedCompaniesPage({ list, paging }: FeaturedCompaniesPageProps) {
  const { companies: texts } = useTexts('lists');
  return (
    <div className={styles.page}>
      <header>
        <h1 className={styles.title}>{texts.title}</h1>
        <p className={styles.intro}>{texts.intro}</p>
      </header>
      {list.featured_companies.length === 0 ? <PastEnd /> : <Companies companies={list.featured_companies} />}
      <PageSteps page={paging.page} total={list.total} limit={paging.limit} />
    </div>
  );
}

export const deferred: DeferredComponent<FeaturedCompaniesPageProps> = {
  namespaces: [],
  Component: FeaturedCompaniesPage,
};
