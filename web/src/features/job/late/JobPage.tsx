import type { JobFullFragment, JobNeighboursQuery } from '../../../generated/graphql';
import type { LatePart } from '../../../lib/late';
import { useHref, usePage, useTexts } from '../../../lib/page';
import { paths } from '../../../lib/paths';
import { JobList } from '../../../parts/job-list/JobList';
import { Notice } from '../../../ui/Notice';
import { Actions } from '../details/Actions';
import { Details } from '../details/Details';
import styles from '../details/JobPage.module.css';
import { Summary } from '../details/Summary';
import { trail } from '../trail';

function Trail({ job }: { job: JobFullFragment }) {
  const texts = useTexts('jobDetails');
  const link = useHref();
  return (
    <nav aria-label={texts.breadcrumb}>
      <ol className={styles.trail}>
        {trail(job, texts.home).map(({ name, path }) => (
          <li key={name} className={styles.step}>
            {path === undefined ? <span aria-current="page">{name}</span> : <a href={link(path)}>{name}</a>}
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface JobPageProps {
  job: JobFullFragment;
  neighbours: JobNeighboursQuery | null;
}

/** What a seeker looks for comes first: pay, place, hours; then what has to be done, and for whom. */
function JobPage({ job, neighbours }: JobPageProps) {
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
  return (
    <div className={styles.page}>
      <Trail job={job} />
      {job.is_closed && (
        <Notice>
          <strong>{texts.closed}</strong>
          <p>{texts.closedText}</p>
        </Notice>
      )}
      {job.is_closed && similar}
      <div className={styles.columns}>
        <Summary job={job} />
        <Actions job={job} />
        <Details job={job} />
      </div>
      {!job.is_closed && similar}
      {others && (
        <JobList
          title={texts.otherVacancies(company.name)}
          source="job"
          section="company"
          more={link(paths.company(company._id, company.slug, locale))}
          jobs={others.result}
        />
      )}
    </div>
  );
}

export const part: LatePart<JobPageProps> = { namespaces: ['jobDetails'], Component: JobPage };
