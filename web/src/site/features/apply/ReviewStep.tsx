import * as errorCodes from '@/generated/errors/codes';
import { ApplyJobDocument } from '@/generated/seeker/documents/ApplyJob';
import { JobIsAppliedDocument } from '@/generated/seeker/documents/JobIsApplied';
import { useAction } from '@/shared/hooks/action/useAction';
import { useNavigation } from '@/shared/hooks/useNavigation';
import { useNotices } from '@/shared/hooks/useNotices';
import { telephoneText } from '@/shared/lib/telephone';
import { ServiceError } from '@/shared/services/api/service';
import { operation } from '@/shared/services/operation';
import { Button } from '@/shared/ui/button/Button';
import {
  dropApplicationDraft,
  keepAddresses,
  markSent,
} from '@/site/components/application-draft/application-draft';
import { LanguagePairs, Tags, WorkText } from '@/site/components/resume/ResumeParts';
import { ResumeSection } from '@/site/components/resume/ResumeSection';
import sectionStyles from '@/site/components/resume/ResumeSection.module.css';
import type { ResumeLists } from '@/site/components/resume/useResumeForm';
import { indexed } from '@/site/components/resume/work-entry';
import { CollectionStatement } from '@/site/components/statement/CollectionStatement';
import { paths } from '@/site/lib/paths';
import { useHref } from '@/site/page/useHref';
import { useTexts } from '@/site/page/useTexts';
import { useAsk } from '@/site/services/api/useAsk';
import { useShowError } from '@/site/services/api/useShowError';
import type { Profile } from '@/site/services/session/state';
import { useSession } from '@/site/services/session/useSession';
import styles from './apply.module.css';
import { type FreeTimeChoice, FreeTimes, useFreeTimes } from './FreeTimes';
import { type JobToApply, type Refusal, refusalOf } from './job-to-apply';
import { Lacks } from './Lacks';
import { lackingFor } from './lacking';
import type { TermsUnderReview } from './useReviewedTerms';

interface ReviewStepProps {
  job: JobToApply;
  profile: Profile;
  lists: ResumeLists;
  chosen: readonly string[];
  terms: TermsUnderReview;
  stepHref: (step: string) => string;
  onRefused: (why: Refusal) => void;
}

interface Sent extends Pick<ReviewStepProps, 'job' | 'profile' | 'chosen' | 'terms' | 'onRefused'> {
  freeTimes: FreeTimeChoice;
}

const codeOf = (error: unknown) => (error instanceof ServiceError ? error.code : undefined);

/** The terms have changed since the review; the chosen location may be gone, too. */
const changedCodes: readonly string[] = [errorCodes.changedMeanwhile, errorCodes.invalidAddresses];

/** Sends an application with its draft's key, so that it is made once however often it is sent. */
function useSend({ job, profile, chosen, terms, freeTimes }: Sent) {
  const ask = useAsk();
  return async () => {
    const send = async () => {
      // The application takes a copy of the current profile.
      await freeTimes.save();
      terms.keep();
      const { key, sent } = keepAddresses(profile._id, job._id, chosen);
      markSent(profile._id, job._id);
      const variables = { job_id: job._id, address_ids: [...chosen], reviewed: job.terms_digest };
      await ask(operation('ApplyJob', ApplyJobDocument, variables), { idempotencyKey: key });
      dropApplicationDraft(profile._id, job._id);
      return sent;
    };
    const wasSentBefore = await send();
    if (!wasSentBefore) return;
    // The answer may belong to an earlier application that was withdrawn since: then this one is sent again.
    const { get_jobs } = await ask(operation('JobIsApplied', JobIsAppliedDocument, { ids: [job._id] }));
    if (get_jobs[0]?.is_applied === false) await send();
  };
}

/** Sends the application once, however often the button is pressed or the network fails. */
function useApply(sent: Sent) {
  const { job, profile, terms, onRefused } = sent;
  const send = useSend(sent);
  const { whileLoading } = useNotices();
  const link = useHref();
  const { go } = useNavigation();
  const { ready } = useSession();
  const showError = useShowError();
  return useAction(
    async () => {
      await whileLoading(send());
      (await ready).changeProfile({ ...profile, applied_job_count: profile.applied_job_count + 1 });
      go(link(`${paths.applied}?job=${job._id}`), { replace: true });
    },
    (error) => {
      const code = codeOf(error);
      if (code !== undefined && changedCodes.includes(code)) terms.tellOfChange();
      else showError(error);
      if (code === undefined || code === errorCodes.accountBeingDeleted) return;
      const why = refusalOf(code);
      if (why !== undefined) onRefused(why);
      // The job has changed since the flow began. Visiting this address again reloads it.
      go(location.href, { replace: true });
    },
  );
}

const levelNameOf = (lists: ResumeLists) => (level: string) =>
  lists.language_levels.find(({ code }) => code === level)?.name ?? level;

function ResumeReview({ profile, lists, stepHref }: Pick<ReviewStepProps, 'profile' | 'lists' | 'stepHref'>) {
  const texts = useTexts('resume');
  const levelName = levelNameOf(lists);
  const skills = [...profile.skill, ...profile.cert];
  const home = lists.districts.find(({ shortCode }) => shortCode === profile.home_district);
  return (
    <>
      <ResumeSection title={texts.name} edit={stepHref('fill-name')}>
        {profile.name !== '' && (
          <p>
            {profile.name} <span className={styles.soft}>{telephoneText(profile.telephone)}</span>
          </p>
        )}
        {home !== undefined && <p>{texts.livesIn(home.name)}</p>}
      </ResumeSection>
      <ResumeSection title={texts.education} edit={stepHref('education')}>
        {profile.education && <p>{profile.education.name}</p>}
      </ResumeSection>
      <ResumeSection title={texts.language} edit={stepHref('language')}>
        <LanguagePairs profile={profile} levelName={levelName} />
      </ResumeSection>
      <ResumeSection title={texts.work} edit={stepHref('work-experience')}>
        {profile.work_experience.length > 0 && (
          <div className={sectionStyles.entries}>
            {indexed(profile.work_experience).map(({ key, entry }) => (
              <WorkText key={key} entry={entry} />
            ))}
          </div>
        )}
      </ResumeSection>
      <ResumeSection title={texts.skill} edit={stepHref('skill')}>
        {skills.length > 0 && <Tags items={skills} />}
      </ResumeSection>
      <ResumeSection title={texts.introduction} edit={stepHref('self-introduction')}>
        {profile.message_to_employer !== '' && (
          <p className={sectionStyles.text}>{profile.message_to_employer}</p>
        )}
      </ResumeSection>
    </>
  );
}

/** What the employer will see, with a link to change each part, and the send button. */
export function ReviewStep({ lists, stepHref, ...sent }: ReviewStepProps) {
  const { job, profile, chosen } = sent;
  const texts = useTexts('apply');
  const freeTimes = useFreeTimes(job._id, profile);
  const { run: apply, busy } = useApply({ ...sent, freeTimes });
  const wanted = job.education_requirement;
  const isLower = wanted !== null && (profile.education?.level ?? 0) < wanted.level;
  const levels = lists.language_levels.map(({ code }) => code);
  const locations = job.address.filter(({ _id }) => chosen.includes(_id));
  return (
    <div>
      <p className={styles.soft}>{texts.reviewLead(job.company.name)}</p>
      <Lacks
        lacking={lackingFor(job, profile, levels)}
        education={isLower ? wanted.name : undefined}
        levelName={levelNameOf(lists)}
        stepHref={stepHref}
      />
      <div className={styles.review}>
        <ResumeSection title={texts.locations} edit={stepHref('select-location')}>
          <ul className={styles.locations}>
            {locations.map(({ _id, address, district_name }) => (
              <li key={_id}>
                {district_name} <span className={styles.soft}>{address}</span>
              </li>
            ))}
          </ul>
        </ResumeSection>
        <ResumeReview profile={profile} lists={lists} stepHref={stepHref} />
      </div>
      <FreeTimes choice={freeTimes} profile={profile} />
      <CollectionStatement />
      <div className={styles.actions}>
        <Button wide busy={busy} onClick={apply}>
          {texts.submit}
        </Button>
      </div>
    </div>
  );
}
