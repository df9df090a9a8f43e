import { UnsaveJobDocument } from '../../../../generated/seeker/documents/UnsaveJob';
import type { SavedJobsQuery } from '../../../../generated/seeker/graphql';
import { useHref } from '../../../../shared/hooks/every-page/useHref';
import { operation } from '../../../../shared/services/every-page/operation';
import { Button, ButtonLink } from '../../../../shared/ui/button/Button';
import { EmptyState } from '../../../../shared/ui/empty-state/EmptyState';
import { SeekerJobCard } from '../../../components/job-card/SeekerJobCard';
import { paths } from '../../../lib/every-page/paths';
import { useTexts } from '../../../page/every-page/useTexts';
import { useAsk } from '../../../services/api/useAsk';
import { useShowError } from '../../../services/api/useShowError';
import styles from '../lists.module.css';
import type { ProfilePageProps } from '../profile-page-definition';
import { useMore } from '../useMore';
import { savedJobsOperation } from './saved-jobs-operation';

export function SavedJobs({ data }: ProfilePageProps<SavedJobsQuery>) {
  const texts = useTexts('profile').saved;
  const link = useHref();
  const ask = useAsk();
  const showError = useShowError();
  const list = useMore(
    { items: data.bookmarked_jobs.jobs, total: data.bookmarked_jobs.total },
    async (offset) => (await ask(savedJobsOperation(offset))).bookmarked_jobs.jobs,
  );
  const remove = async (id: string) => {
    try {
      await ask(operation('UnsaveJob', UnsaveJobDocument, { job_id: id }));
      list.remove((job) => job._id === id);
    } catch (error) {
      showError(error);
    }
  };
  if (list.items.length === 0) {
    const action = <ButtonLink href={link(paths.findJobs())}>{texts.emptyAction}</ButtonLink>;
    return <EmptyState level={2} title={texts.emptyTitle} text={texts.emptyText} action={action} />;
  }
  return (
    <>
      <h2 className={styles.count}>{texts.count(list.total)}</h2>
      <ul className={styles.cards}>
        {list.items.map((job, index) => (
          <li key={job._id} className={styles.card}>
            <SeekerJobCard
              job={job}
              tracking={{ source: 'job', sourceSection: 'saved', position: index + 1 }}
            />
            <Button
              kind="quiet"
              aria-label={texts.removeOf(job.job_name)}
              onClick={() => void remove(job._id)}
            >
              {texts.remove}
            </Button>
          </li>
        ))}
      </ul>
      {list.more}
    </>
  );
}
