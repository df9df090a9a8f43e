import { useEffect, useState } from 'react';
import { JobForApplyDocument } from '@/generated/seeker/documents/JobForApply';
import { ResumeListsDocument } from '@/generated/seeker/documents/ResumeLists';
import { useNavigation } from '@/shared/hooks/useNavigation';
import { isId } from '@/shared/lib/ids';
import { operation } from '@/shared/services/operation';
import { Card } from '@/shared/ui/panels/Card';
import { JobLine } from '@/site/components/job-line/JobLine';
import { FirstResumeForm } from '@/site/components/resume/FirstResumeForm';
import { missingStep } from '@/site/components/resume/steps';
import type { ResumeLists } from '@/site/components/resume/useResumeForm';
import { rememberedDistricts, withDistrictsFirst } from '@/site/components/search/searched-districts';
import { CollectionStatement } from '@/site/components/statement/CollectionStatement';
import { paths } from '@/site/lib/paths';
import { samePath } from '@/site/page/head';
import { defineScreen } from '@/site/page/screen';
import { useHref } from '@/site/page/useHref';
import { useTexts } from '@/site/page/useTexts';
import type { Profile } from '@/site/services/session/state';
import { useSession } from '@/site/services/session/useSession';
import styles from './apply.module.css';
import type { JobToApply } from './job-to-apply';
import { LocationChoice } from './LocationChoice';
import { useChosenLocations } from './useChosenLocations';

interface FirstFormProps {
  job: JobToApply;
  profile: Profile;
  lists: ResumeLists;
}

/**
 * Asks for the resume and, if the job has several, the location. Without a location, a step of its own asks
 * again.
 */
function FirstForm({ job, profile, lists }: FirstFormProps) {
  const texts = useTexts('apply');
  const link = useHref();
  const { go } = useNavigation();
  const { chosen, keep } = useChosenLocations(job, profile);
  const next = () => {
    if (chosen.length > 0) keep(chosen);
    go(link(`${paths.apply(job._id)}${chosen.length > 0 ? '&step=fill-cv' : ''}`));
  };
  return (
    <FirstResumeForm
      profile={profile}
      lists={lists}
      saveLabel={chosen.length > 0 ? texts.next : texts.toLocations}
      onSaved={next}
    >
      {job.address.length > 1 && <LocationChoice job={job} chosen={chosen} onChosen={keep} />}
    </FirstResumeForm>
  );
}

function FirstResume({ job, lists }: { job: JobToApply; lists: ResumeLists }) {
  const texts = useTexts('apply');
  const link = useHref();
  const { go } = useNavigation();
  const { profile } = useSession().state;
  const onward = link(paths.apply(job._id));
  // A resume that was complete at first is not asked for again; one completed here goes on when it is saved.
  const [wasWhole] = useState(profile !== undefined && missingStep(profile) === undefined);
  useEffect(() => {
    if (wasWhole) go(onward, { replace: true });
  });
  if (profile === undefined || wasWhole) return null;
  return (
    <Card>
      <div className={styles.page}>
        <h1 className={styles.title}>{texts.firstTitle}</h1>
        <JobLine job={job} />
        <p className={styles.soft}>{texts.firstLead}</p>
        <FirstForm job={job} profile={profile} lists={lists} />
        <CollectionStatement />
      </div>
    </Card>
  );
}

/** Asks newcomers for the little that an application needs, then goes on with the same job. */
export const screen = defineScreen({
  namespaces: ['apply', 'resume', 'errors', 'statement'],
  movedTo: ({ query }) => (query.has('job') ? undefined : paths.createProfile),
  validate: ({ query }) => !query.has('job') || isId(query.get('job')),
  operations: ({ query }) => [
    operation('JobForApply', JobForApplyDocument, { ids: [query.get('job') ?? ''] }),
    operation('ResumeLists', ResumeListsDocument, {}),
  ],
  outcome: ({ answers: [jobs] }) => (jobs.data?.get_jobs[0] ? { kind: 'found' } : { kind: 'not-found' }),
  head: ({ texts }) => ({
    title: texts.apply.firstTitle,
    description: texts.apply.firstLead,
    paths: samePath(paths.createApply),
    noindex: true,
  }),
  Component: ({ answers: [jobs, lists] }) => {
    const job = jobs.data?.get_jobs[0];
    if (!job || !lists.data) return null;
    return <FirstResume job={withDistrictsFirst(job, rememberedDistricts())} lists={lists.data.config} />;
  },
});
