import { useEffect, useState } from 'react';
import * as errorCodes from '@/generated/errors/codes';
import { JobForApplyDocument } from '@/generated/seeker/documents/JobForApply';
import { ResumeListsDocument } from '@/generated/seeker/documents/ResumeLists';
import { useNavigation } from '@/shared/hooks/useNavigation';
import { isId } from '@/shared/lib/ids';
import { operation } from '@/shared/services/operation';
import { Button, ButtonLink } from '@/shared/ui/button/Button';
import { Card } from '@/shared/ui/panels/Card';
import { Notice } from '@/shared/ui/panels/Notice';
import { dropApplicationDraft } from '@/site/components/application-draft/application-draft';
import { JobLine } from '@/site/components/job-line/JobLine';
import { isResumeStep } from '@/site/components/resume/steps';
import type { ResumeLists } from '@/site/components/resume/useResumeForm';
import { rememberedDistricts, withDistrictsFirst } from '@/site/components/search/searched-districts';
import { paths } from '@/site/lib/paths';
import { Deferred } from '@/site/page/Deferred';
import { samePath } from '@/site/page/head';
import { defineScreen } from '@/site/page/screen';
import { useHref } from '@/site/page/useHref';
import { usePage } from '@/site/page/usePage';
import { useTexts } from '@/site/page/useTexts';
import type { Profile } from '@/site/services/session/state';
import { useSession } from '@/site/services/session/useSession';
import styles from './apply.module.css';
import { ChangedTerms } from './ChangedTerms';
import { type JobToApply, type Refusal, whyNot } from './job-to-apply';
import { LocationStep } from './LocationStep';
import { ReviewStep } from './ReviewStep';
import { useChosenLocations } from './useChosenLocations';
import { useReviewedTerms } from './useReviewedTerms';

/** Says why a job does not accept an application, and what to do instead. */
function Refused({ job, why }: { job: JobToApply; why: Refusal }) {
  const texts = useTexts('apply');
  const { service } = useTexts('errors');
  const link = useHref();
  return (
    <div className={styles.form}>
      <h1 className={styles.title}>
        {why === 'noLocation' ? service[errorCodes.jobHasNoAddress] : texts.refused[why]}
      </h1>
      <JobLine job={job} />
      {why === 'applied' && (
        <ButtonLink href={link(paths.profile('myApplications'))} wide>
          {texts.toApplications}
        </ButtonLink>
      )}
      <ButtonLink kind="secondary" href={link(paths.findJobs())} wide>
        {texts.findMore}
      </ButtonLink>
    </div>
  );
}

interface FlowProps {
  job: JobToApply;
  profile: Profile;
  lists: ResumeLists;
  onRefused: (why: Refusal) => void;
}

/** The review needs a location; if the job has only one, there is nothing to choose. */
function stepOf(asked: string, job: JobToApply, chosen: readonly string[]): string {
  if (asked === 'fill-cv' && chosen.length === 0) return 'select-location';
  return asked === '' && job.address.length === 1 ? 'fill-cv' : asked;
}

function Flow({ job, profile, lists, onRefused }: FlowProps) {
  const texts = useTexts('apply');
  const { titles } = useTexts('wizard');
  const resume = useTexts('resume');
  const link = useHref();
  const { go } = useNavigation();
  const asked = usePage().address.query.get('step') ?? '';
  const { chosen, keep } = useChosenLocations(job, profile);
  const stepHref = (step: string) => link(`${paths.apply(job._id)}&step=${step}`);
  const step = stepOf(asked, job, chosen);
  const isReview = step === 'fill-cv';
  const terms = useReviewedTerms(job, profile, isReview);
  if (isResumeStep(step)) {
    return (
      <>
        <h1 className={styles.title}>{titles[step]}</h1>
        <Deferred
          key={step}
          name="apply/ResumeStep"
          props={{
            step,
            profile,
            lists,
            saveLabel: resume.save,
            onSaved: () => go(stepHref('fill-cv'), { close: true }),
          }}
        />
        <Button kind="quiet" onClick={() => go(stepHref('fill-cv'), { close: true })}>
          {texts.backToReview}
        </Button>
      </>
    );
  }
  return (
    <>
      <h1 className={styles.title}>{isReview ? texts.reviewTitle : texts.locationTitle}</h1>
      <JobLine job={job} />
      <ChangedTerms terms={terms} />
      {isReview ? (
        <ReviewStep
          job={job}
          profile={profile}
          lists={lists}
          chosen={chosen}
          terms={terms}
          stepHref={stepHref}
          onRefused={onRefused}
        />
      ) : (
        <LocationStep
          job={job}
          chosen={chosen}
          onChosen={keep}
          onNext={() => {
            keep(chosen);
            go(stepHref('fill-cv'));
          }}
        />
      )}
    </>
  );
}

function Apply({ job, lists }: Pick<FlowProps, 'job' | 'lists'>) {
  const texts = useTexts('apply');
  const link = useHref();
  const { go } = useNavigation();
  const { profile } = useSession().state;
  // The service may refuse for reasons that this page does not know yet, such as a job whose last day has
  // just ended.
  const [refused, setRefused] = useState<Refusal>();
  const why = whyNot(job) ?? refused;
  const makesProfile = profile !== undefined && !profile.hasCreatedProfile && why === undefined;
  useEffect(() => {
    if (makesProfile) go(link(`${paths.createApply}?job=${job._id}`), { replace: true });
    // The application has arrived, whether or not its answer has.
    if (profile && why === 'applied') dropApplicationDraft(profile._id, job._id);
  });
  if (profile === undefined || makesProfile) return null;
  const page = (
    <Card>
      <div className={styles.page}>
        {profile.is_suspended && (
          <Notice tone="danger">
            {texts.suspended} <a href={link(paths.contactUs)}>{texts.contact}</a>
          </Notice>
        )}
        {why === undefined ? (
          <Flow job={job} profile={profile} lists={lists} onRefused={setRefused} />
        ) : (
          <Refused job={job} why={why} />
        )}
      </div>
    </Card>
  );
  return why === undefined ? (
    page
  ) : (
    <div className={styles.success}>
      {page}
      <Deferred name="apply/SimilarJobs" props={{ job: job._id }} />
    </div>
  );
}

export const screen = defineScreen({
  namespaces: ['apply', 'wizard', 'resume', 'errors', 'statement', 'jobDetails'],
  validate: ({ query }) => isId(query.get('job')),
  operations: ({ query }) => [
    operation('JobForApply', JobForApplyDocument, { ids: [query.get('job') ?? ''] }),
    operation('ResumeLists', ResumeListsDocument, {}),
  ],
  outcome: ({ answers: [jobs] }) => (jobs.data?.get_jobs[0] ? { kind: 'found' } : { kind: 'not-found' }),
  head: ({ texts, answers: [jobs] }) => ({
    title: texts.apply.title(jobs.data?.get_jobs[0]?.job_name ?? ''),
    description: texts.apply.description,
    paths: samePath('/apply/'),
    noindex: true,
  }),
  Component: ({ answers: [jobs, lists] }) => {
    const job = jobs.data?.get_jobs[0];
    if (!job || !lists.data) return null;
    return <Apply job={withDistrictsFirst(job, rememberedDistricts())} lists={lists.data.config} />;
  },
});
