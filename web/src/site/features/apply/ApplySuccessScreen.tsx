import { AfterApplyDocument } from '@/generated/seeker/documents/AfterApply';
import { isId } from '@/shared/lib/ids';
import { operation } from '@/shared/services/operation';
import { ButtonLink } from '@/shared/ui/button/Button';
import { Icon } from '@/shared/ui/Icon';
import { Card } from '@/shared/ui/panels/Card';
import { JobLine } from '@/site/components/job-line/JobLine';
import { JobList } from '@/site/components/job-list/JobList';
import { PushOffer } from '@/site/components/push/PushOffer';
import { relatedJobsLimit } from '@/site/lib/constants';
import { paths } from '@/site/lib/paths';
import { samePath } from '@/site/page/head';
import { defineScreen } from '@/site/page/screen';
import { useHref } from '@/site/page/useHref';
import { useTexts } from '@/site/page/useTexts';
import styles from './apply.module.css';
import { Offers } from './Offers';

export const screen = defineScreen({
  namespaces: ['apply', 'push', 'resume'],
  validate: ({ query }) => isId(query.get('job')),
  operations: ({ query }) => {
    const id = query.get('job') ?? '';
    return [operation('AfterApply', AfterApplyDocument, { id, ids: [id], limit: relatedJobsLimit })];
  },
  // Without an application there is nothing to confirm: the job's page says what to do.
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
        <PushOffer after="applied" />
        <Offers />
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
