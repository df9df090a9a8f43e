import { RecommendedJobsDocument } from '@/generated/seeker/documents/RecommendedJobs';
import { operation } from '@/shared/services/operation';
import { ButtonLink } from '@/shared/ui/button/Button';
import { EmptyState } from '@/shared/ui/empty-state/EmptyState';
import { JobList } from '@/site/components/job-list/JobList';
import { paths } from '@/site/lib/paths';
import { samePath } from '@/site/page/head';
import { defineScreen } from '@/site/page/screen';
import { useHref } from '@/site/page/useHref';
import { usePage } from '@/site/page/usePage';
import { useTexts } from '@/site/page/useTexts';
import styles from './NotFoundScreen.module.css';

export const screen = defineScreen({
  namespaces: ['notFound'],
  operations: () => [operation('RecommendedJobs', RecommendedJobsDocument, {})],
  head: ({ texts }) => ({
    title: texts.notFound.title,
    description: texts.notFound.text,
    paths: samePath(paths.home),
    noindex: true,
  }),
  Component: function NotFound({ answers }) {
    const texts = useTexts('notFound');
    const link = useHref();
    const { missing } = usePage();
    const recommended = answers[0]?.data?.homepage.job_recommended_list.jobs ?? [];
    const others = missing?.otherJobs;
    const isJobGone = missing?.isJobGone ?? false;
    return (
      <div className={styles.page}>
        <EmptyState
          title={texts.title}
          text={texts.text}
          {...(others !== undefined && { detail: isJobGone ? texts.jobGone : texts.jobUnknown })}
          {...(missing?.wrongAddress && { detail: texts.wrongAddress })}
          action={<ButtonLink href={link(paths.home)}>{texts.backToHome}</ButtonLink>}
        />
        {others !== undefined && others.length > 0 ? (
          <JobList
            title={isJobGone ? texts.related : texts.newest}
            source="not_found"
            section="related"
            jobs={others}
          />
        ) : (
          <JobList title={texts.recommended} source="not_found" section="recommended" jobs={recommended} />
        )}
      </div>
    );
  },
});
