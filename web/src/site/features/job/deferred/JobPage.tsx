import { useEffect, useState } from 'react';
import type {
  JobDetailQuery,
  JobFullFragment,
  JobNeighboursQuery,
  OriginFragment,
} from '@/generated/seeker/graphql';
import { JobDetails } from '@/shared/components/job-details/JobDetails';
import { Summary } from '@/shared/components/job-details/Summary';
import { Notice } from '@/shared/ui/panels/Notice';
import { JobList } from '@/site/components/job-list/JobList';
import { rememberedDistricts, withDistrictsFirst } from '@/site/components/search/searched-districts';
import { TravelFrom } from '@/site/components/travel/TravelFrom';
import { useTravelText } from '@/site/components/travel/useTravelText';
import { paths } from '@/site/lib/paths';
import type { DeferredComponent } from '@/site/page/Deferred';
import { useHref } from '@/site/page/useHref';
import { usePage } from '@/site/page/usePage';
import { useTexts } from '@/site/page/useTexts';
import { Actions } from '../Actions';
import { breadcrumbs } from '../breadcrumbs';
import styles from '../JobPage.module.css';
import { Report } from '../Report';
import { usePromoted } from '../usePromoted';

function Breadcrumbs({ job }: { job: JobFullFragment }) {
  const texts = useTexts('jobDetails');
  const link = useHref();
  return (
    <nav aria-label={texts.breadcrumb}>
      <ol className={styles.breadcrumbs}>
        {breadcrumbs(job, texts.home).map(({ name, path }) => (
          <li key={name} className={styles.step}>
            {path === undefined ? <span aria-current="page">{name}</span> : <a href={link(path)}>{name}</a>}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The article about scams, by language. */
const scamAdvice = {
  'zh-hant': `/blogs/${encodeURIComponent('求職陷阱')}/`,
  en: '/blogs/avoiding-job-scams/',
};

interface JobPageProps {
  job: JobDetailQuery['get_jobs'][number];
  /** What the place in the address was read as. */
  origin: OriginFragment | null;
  neighbours: JobNeighboursQuery | null;
}

/** What seekers look for comes first: pay, location, hours; then the work and the company. */
function JobPage({ job: found, origin, neighbours }: JobPageProps) {
  // Set in the browser, because the server does not know what was searched for.
  const [districts, setDistricts] = useState<readonly string[]>([]);
  useEffect(() => setDistricts(rememberedDistricts()), []);
  const job = withDistrictsFirst(found, districts);
  const texts = useTexts('jobDetails');
  const { locale } = usePage().address;
  const link = useHref();
  const similar = (
    <div id="similar" className={styles.similar}>
      <JobList title={texts.similar} source="job" section="similar" jobs={neighbours?.related_jobs ?? []} />
    </div>
  );
  const others = neighbours?.other_vacancies;
  const { company } = job;
  const companyHref = link(paths.company(company._id, company.slug, locale));
  return (
    <div className={styles.page}>
      <Breadcrumbs job={job} />
      {job.is_closed && (
        <Notice>
          <strong>{texts.closed}</strong>
          <p>{texts.closedText}</p>
        </Notice>
      )}
      {job.is_closed && similar}
      <div className={styles.columns}>
        <Summary
          job={job}
          companyHref={companyHref}
          isPromoted={usePromoted(job._id)}
          way={useTravelText(job)}
          wayFrom={<TravelFrom given={origin} label={texts.travel} />}
        />
        <Actions job={job} />
        <JobDetails
          job={job}
          companyHref={companyHref}
          adviceHref={link(scamAdvice[locale])}
          report={<Report job={job} />}
        />
      </div>
      {!job.is_closed && similar}
      {others && (
        <JobList
          title={texts.otherVacancies(company.name)}
          source="job"
          section="company"
          more={companyHref}
          jobs={others.result}
        />
      )}
    </div>
  );
}

export const deferred: DeferredComponent<JobPageProps> = {
  namespaces: ['jobDetails', 'reckoning', 'replyRecord'],
  Component: JobPage,
};
