import { useCallback } from 'react';
import { SimilarJobsDocument } from '../../../../generated/seeker/documents/SimilarJobs';
import { useQuery } from '../../../../shared/hooks/useQuery';
import { relatedJobsLimit } from '../../../../shared/lib/every-page/constants';
import { operation } from '../../../../shared/services/every-page/operation';
import { JobList } from '../../../components/job-list/JobList';
import type { DeferredComponent } from '../../../page/every-page/Deferred';
import { useTexts } from '../../../page/every-page/useTexts';
import { useAsk } from '../../../services/api/useAsk';
import styles from '../apply.module.css';

interface SimilarJobsProps {
  job: string;
}

/** Similar jobs, for a job that does not accept an application. */
function SimilarJobs({ job }: SimilarJobsProps) {
  const texts = useTexts('apply');
  const ask = useAsk();
  const load = useCallback(
    () => ask(operation('SimilarJobs', SimilarJobsDocument, { id: job, limit: relatedJobsLimit })),
    [ask, job],
  );
  const { data } = useQuery(load);
  return (
    <div className={styles.similar}>
      <JobList title={texts.similar} source="job" section="refused" jobs={data?.related_jobs ?? []} />
    </div>
  );
}

export const deferred: DeferredComponent<SimilarJobsProps> = { namespaces: [], Component: SimilarJobs };
