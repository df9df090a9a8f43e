import { SimilarJobsDocument } from '@/generated/seeker/documents/SimilarJobs';
import { useQuery } from '@/shared/hooks/useQuery';
import { operation } from '@/shared/services/operation';
import { JobList } from '@/site/components/job-list/JobList';
import { relatedJobsLimit } from '@/site/lib/constants';
import type { DeferredComponent } from '@/site/page/Deferred';
import { useTexts } from '@/site/page/useTexts';
import { useAsk } from '@/site/services/api/useAsk';
import styles from '../apply.module.css';

interface SimilarJobsProps {
  job: string;
}

/** Similar jobs, for a job that does not accept an application. */
function SimilarJobs({ job }: SimilarJobsProps) {
  const texts = useTexts('apply');
  const ask = useAsk();
  const variables = { id: job, limit: relatedJobsLimit };
  const { data } = useQuery({
    key: `SimilarJobs ${job}`,
    load: (signal) => ask(operation('SimilarJobs', SimilarJobsDocument, variables), { signal }),
  });
  return (
    <div className={styles.similar}>
      <JobList title={texts.similar} source="job" section="refused" jobs={data?.related_jobs ?? []} />
    </div>
  );
}

export const deferred: DeferredComponent<SimilarJobsProps> = { namespaces: [], Component: SimilarJobs };
