import type { SavedJobsQuery } from '@/generated/seeker/graphql';
import { useStore } from '@/shared/hooks/useStore';
import { Button, ButtonLink } from '@/shared/ui/button/Button';
import { EmptyState } from '@/shared/ui/empty-state/EmptyState';
import { Notice } from '@/shared/ui/panels/Notice';
import { SeekerJobCard } from '@/site/components/job-card/SeekerJobCard';
import { saveJob } from '@/site/components/saved-jobs/deferred/save-job';
import { paths } from '@/site/lib/paths';
import { useHref } from '@/site/page/useHref';
import { useTexts } from '@/site/page/useTexts';
import { useAsk } from '@/site/services/api/useAsk';
import { useSayDone } from '@/site/services/api/useSayDone';
import { useShowError } from '@/site/services/api/useShowError';
import { newestWaiting, waitingSaves } from '@/site/services/offline/waiting';
import { useService, useSession } from '@/site/services/session/useSession';
import styles from '../lists.module.css';
import type { ProfilePageProps } from '../profile-page-definition';
import { useMore } from '../useMore';
import { savedJobsOperation } from './saved-jobs-operation';

type Saved = SavedJobsQuery['bookmarked_jobs']['jobs'][number];

export function SavedJobs({ data, profile }: ProfilePageProps<SavedJobsQuery>) {
  const texts = useTexts('profile').saved;
  const { undo } = useTexts('resume');
  const offline = useTexts('offline');
  const link = useHref();
  const ask = useAsk();
  const showError = useShowError();
  const sayDone = useSayDone();
  const service = useService();
  const { ready } = useSession();
  const list = useMore(
    { items: data.bookmarked_jobs.jobs, total: data.bookmarked_jobs.total },
    async (offset) => (await ask(savedJobsOperation(offset))).bookmarked_jobs.jobs,
  );
  const setSaved = async (job: Saved, saved: boolean) => {
    await saveJob(profile._id, job, saved, await service);
    (await ready).tellOthers();
  };
  const restore = async (job: Saved, index: number) => {
    await setSaved(job, true);
    list.restore(job, index);
  };
  const remove = async (job: Saved, index: number) => {
    await setSaved(job, false);
    list.remove(({ _id }) => _id === job._id);
    sayDone(texts.removed(job.job_name), {
      label: undo,
      run: () => void restore(job, index).catch(showError),
    });
  };
  useStore(newestWaiting);
  const waiting = waitingSaves(profile._id);
  const items = list.items.filter(({ _id }) => waiting[_id]?.saved !== false);
  const isListed = (id: string) => items.some(({ _id }) => _id === id);
  const added = Object.entries(waiting).filter(([id, { saved }]) => saved && !isListed(id));
  if (items.length === 0 && added.length === 0) {
    const action = <ButtonLink href={link(paths.findJobs())}>{texts.emptyAction}</ButtonLink>;
    return <EmptyState level={2} title={texts.emptyTitle} text={texts.emptyText} action={action} />;
  }
  return (
    <>
      {added.length > 0 && (
        <Notice>
          {offline.waiting}
          <ul>
            {added.map(([id, { name }]) => (
              <li key={id}>
                <a href={link(`/job/${id}/`)}>{name}</a>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <h2 className={styles.count}>{texts.count(list.total - (list.items.length - items.length))}</h2>
      <ul className={styles.cards}>
        {items.map((job, index) => (
          <li key={job._id} className={styles.card}>
            <SeekerJobCard
              job={job}
              tracking={{ source: 'job', sourceSection: 'saved', position: index + 1 }}
            />
            <Button
              kind="quiet"
              aria-label={texts.removeOf(job.job_name)}
              onClick={() => void remove(job, index).catch(showError)}
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
