import { AfterApplyDocument } from '../../generated/graphql';
import { relatedJobsLimit } from '../../lib/constants';
import { samePath } from '../../lib/head';
import { isId } from '../../lib/ids';
import { operation } from '../../lib/operation';
import { useHref, useTexts } from '../../lib/page';
import { paths } from '../../lib/paths';
import { defineScreen } from '../../lib/screen';
import { JobList } from '../../parts/job-list/JobList';
import { ButtonLink } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { Icon } from '../../ui/Icon';
import styles from './apply.module.css';
import { JobLine } from './JobLine';

export const screen = defineScreen({
  namespaces: ['apply'],
  validate: ({ query }) => isId(query.get('job')),
  operations: ({ query }) => {
    const id = query.get('job') ?? '';
    return [operation('AfterApply', AfterApplyDocument, { id, ids: [id], limit: relatedJobsLimit })];
  },
  // Nothing was sent for a job that the seeker did not apply for: its own page says what there is to do.
  outcome: ({ address, answers: [after] }) => {
    const job = after.data?.get_jobs[0];
    if (job === undefined) return { kind: 'not-found' };
    return job.is_applied ? { kind: 'found' } : { kind: 'moved', path: paths.job(job, address.locale) };
  },
  head: ({ texts }) => ({
    title: texts.apply.successTitle,
    description: texts.apply.successText,
    paths: samePath(paths.applied),
    noindex: true,
  }),
  Component: function ApplySuccess({ answers: [after] }) {
    const texts = useTexts('apply');
    const link = useHref();
    const job = after.data?.get_jobs[0];
    return (
      <div className={styles.success}>
        <Card>
          <div className={styles.page}>
            <span className={styles.done}>
              <Icon name="check" size={40} />
            </span>
            <h1 className={styles.title}>{texts.successTitle}</h1>
            {job && <JobLine job={job} />}
            <p>{texts.successText}</p>
            <ButtonLink href={link(paths.profile('myApplications'))} wide>
              {texts.toApplications}
            </ButtonLink>
            <ButtonLink kind="secondary" href={link(paths.findJobs())} wide>
              {texts.findMore}
            </ButtonLink>
          </div>
        </Card>
        <div className={styles.similar}>
          <JobList
            title={texts.similar}
            source="job"
            section="applied"
            jobs={after.data?.related_jobs ?? []}
          />
        </div>
      </div>
    );
  },
});
