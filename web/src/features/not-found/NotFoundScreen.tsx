import { RecommendedJobsDocument } from '../../generated/graphql';
import { samePath } from '../../lib/head';
import { operation } from '../../lib/operation';
import { useHref, usePage, useTexts } from '../../lib/page';
import { paths } from '../../lib/paths';
import { defineScreen } from '../../lib/screen';
import { JobList } from '../../parts/job-list/JobList';
import { ButtonLink } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import styles from './NotFoundScreen.module.css';

export const screen = defineScreen({
  namespaces: ['notFound'],
  operations: () => [operation('RecommendedJobs', RecommendedJobsDocument, {})],
  head: ({ address, texts }) => ({
    title: texts.notFound.title,
    description: texts.notFound.text,
    paths: samePath(address.path),
    noindex: true,
  }),
  Component: function NotFound({ answers }) {
    const texts = useTexts('notFound');
    const link = useHref();
    const { missing } = usePage();
    const recommended = answers[0]?.data?.homepage.job_recommended_list.jobs ?? [];
    const related = missing?.relatedJobs;
    return (
      <div className={styles.page}>
        <EmptyState
          title={texts.title}
          text={texts.text}
          {...(missing?.wrongAddress && { detail: texts.wrongAddress })}
          action={<ButtonLink href={link(paths.home)}>{texts.backToHome}</ButtonLink>}
        />
        {related !== undefined && related.length > 0 ? (
          <JobList title={texts.related} source="not_found" section="related" jobs={related} />
        ) : (
          <JobList title={texts.recommended} source="not_found" section="recommended" jobs={recommended} />
        )}
      </div>
    );
  },
});
