import { useState } from 'react';
import { JobDocument } from '../../../generated/portal/documents/Job';
import { UnscheduleJobDocument } from '../../../generated/portal/documents/UnscheduleJob';
import type { CompanyToVerifyFragment, JobQuery } from '../../../generated/portal/graphql';
import { useAction } from '../../../shared/hooks/action/useAction';
import { useNavigation } from '../../../shared/hooks/every-page/useNavigation';
import { payText } from '../../../shared/lib/pay';
import { formatCount } from '../../../shared/messages/every-page/count';
import { operation } from '../../../shared/services/every-page/operation';
import { Button, ButtonLink } from '../../../shared/ui/button/Button';
import { Icon } from '../../../shared/ui/every-page/Icon';
import { Card } from '../../../shared/ui/panels/Card';
import { Notice } from '../../../shared/ui/panels/Notice';
import { AnswerOf } from '../../components/answer/AnswerOf';
import { CloseFilledJob } from '../../components/decisions/FilledJob';
import { ActDialog } from '../../components/job-acts/ActDialog';
import { actsOf, type JobAct, type Results } from '../../components/job-acts/acts';
import { payOf, placeText } from '../../components/job-facts/job-text';
import { StageBadge } from '../../components/job-facts/StageBadge';
import { useStageText } from '../../components/job-facts/useStageText';
import { JobPreview } from '../../components/job-preview/JobPreview';
import { PageHead } from '../../components/page/PageHead';
import page from '../../components/page/page.module.css';
import { isToComplete } from '../../components/verification/is-to-complete';
import { VerificationForm } from '../../components/verification/VerificationForm';
import { paths } from '../../lib/every-page/paths';
import { textIn } from '../../lib/localized-text';
import { may } from '../../lib/permissions';
import type { Screen } from '../../page/every-page/screen';
import { useLink } from '../../page/every-page/useLink';
import { usePage } from '../../page/every-page/usePage';
import { useTexts } from '../../page/every-page/useTexts';
import { useAnswer } from '../../services/useAnswer';
import { useMembership, usePortal, useSayDone, useShowError } from '../../services/usePortal';
import styles from './job.module.css';
import { NotVerified } from './NotVerified';
import { Numbers } from './Numbers';

type Job = JobQuery['company']['job'];
type Missing = JobQuery['company']['missing'];

interface PartProps {
  job: Job;
  onChanged: () => void;
}

interface JobPartsProps extends PartProps {
  company: CompanyToVerifyFragment;
}

/** Notices about the job's state. */
function Notices({ job, missing }: { job: Job; missing: Missing }) {
  const texts = useTexts('jobs');
  const isChanged = job.draft !== null && job.published_at !== null;
  return (
    <>
      {job.is_kept_by_feed && <Notice>{texts.keptByFeed}</Notice>}
      {job.stage === 'suspended' && <Notice tone="danger">{texts.suspendedText}</Notice>}
      {job.waits_for_verification && <NotVerified missing={missing} />}
      {job.schedule_problem && <Notice tone="danger">{job.schedule_problem}</Notice>}
      {job.hold_notice && <Notice>{job.hold_notice}</Notice>}
      {isChanged && <Notice>{texts.changedText}</Notice>}
    </>
  );
}

function Facts({ job }: { job: Job }) {
  const texts = useTexts('jobs');
  const common = useTexts('common');
  const { address, config } = usePage();
  const stageText = useStageText();
  const { content } = job;
  const places = content.places.map((place) => placeText(place, address.locale));
  return (
    <Card>
      <div className={styles.facts}>
        <p className={page.row}>
          <StageBadge stage={job.stage} />
          <span>{stageText(job)}</span>
        </p>
        <p>
          <strong>{payText(payOf(content), common.pay)}</strong>
          {` · ${common.employment[content.employment]}`}
        </p>
        <p className={page.quiet}>{places.join(' · ') || texts.noPlace}</p>
        {content.reference && <p className={page.quiet}>{content.reference}</p>}
        {job.page_path !== null && job.stage === 'open' && (
          <p>
            <a
              className={page.link}
              href={`${config.public_url}${job.page_path}`}
              target="_blank"
              rel="noopener"
              aria-label={`${texts.onTheSite}${common.newTab}`}
            >
              {texts.onTheSite}
              <Icon name="external" />
            </a>
          </p>
        )}
      </div>
    </Card>
  );
}

/** All vacancies are filled: offers to close the job and to tell the other applicants. */
function Filled({ job, onChanged }: PartProps) {
  const { filled } = useTexts('applicants');
  const { locale } = usePage().address;
  const [isAsking, setAsking] = useState(false);
  if (job.stage !== 'open' || job.hired < job.content.vacancy) return null;
  return (
    <Notice>
      <p>
        <strong>{filled.title(textIn(locale, job.content.name))}</strong>{' '}
        {filled.text(job.hired, job.content.vacancy)}
      </p>
      <Button kind="secondary" onClick={() => setAsking(true)}>
        {filled.action}
      </Button>
      {isAsking && <CloseFilledJob job={job} onClose={() => setAsking(false)} onDone={onChanged} />}
    </Notice>
  );
}

function Unschedule({ job, onChanged }: PartProps) {
  const texts = useTexts('jobs');
  const { company } = useMembership();
  const { ask } = usePortal();
  const sayDone = useSayDone();
  const { run, busy } = useAction(async () => {
    await ask(operation('UnscheduleJob', UnscheduleJobDocument, { company: company.id, id: job.id }));
    sayDone(texts.unscheduled);
    onChanged();
  }, useShowError());
  return (
    <Button kind="secondary" busy={busy} onClick={run}>
      {texts.unschedule}
    </Button>
  );
}

/** All acts that the job allows, the likeliest first. */
function Acts({ job, onChanged }: PartProps) {
  const texts = useTexts('jobs');
  const link = useLink();
  const { go } = useNavigation();
  const { company } = useMembership();
  const { locale } = usePage().address;
  const [act, setAct] = useState<JobAct>();
  const name = textIn(locale, job.content.name) || texts.untitled;
  const isChanged = job.draft !== null && job.published_at !== null;
  const onDone = ({ results }: Results) => {
    const made = act === 'copy' ? results[0]?.job : undefined;
    if (made) go(link(paths.editJob(company.id, made.id)));
    else if (act === 'remove' && job.published_at === null) go(link(paths.jobs(company.id)));
    else onChanged();
  };
  return (
    <div className={page.row}>
      <ButtonLink href={link(paths.editJob(company.id, job.id))}>
        {job.stage === 'draft' ? texts.goOn : texts.edit}
      </ButtonLink>
      {job.stage === 'scheduled' && <Unschedule job={job} onChanged={onChanged} />}
      {actsOf(job).map((each) => (
        <Button key={each} kind="secondary" onClick={() => setAct(each)}>
          {texts.acts[each].label}
        </Button>
      ))}
      {isChanged && (
        <Button kind="quiet" onClick={() => setAct('remove')}>
          {texts.discardChanges}
        </Button>
      )}
      {act && (
        <ActDialog
          act={act}
          jobs={[{ id: job.id, name }]}
          onDone={onDone}
          onClose={() => setAct(undefined)}
        />
      )}
    </div>
  );
}

function JobParts({ job, company: shown, onChanged }: JobPartsProps) {
  const texts = useTexts('jobs');
  const link = useLink();
  const { company, role } = useMembership();
  const mayChange = may('changeJobs', role, company.state) && !job.is_kept_by_feed;
  const isOwnToComplete = job.waits_for_verification && isToComplete(shown, role);
  return (
    <div className={styles.columns}>
      <div className={page.page}>
        <Notices job={job} missing={isOwnToComplete ? [] : shown.missing} />
        {isOwnToComplete && <VerificationForm company={shown} onDone={onChanged} />}
        {mayChange && <Filled job={job} onChanged={onChanged} />}
        {job.applications > 0 && (
          <p>
            <ButtonLink kind="secondary" href={link(`${paths.applicants(company.id)}?job=${job.id}`)}>
              {texts.toApplicants(formatCount(job.applications))}
            </ButtonLink>
          </p>
        )}
        {mayChange && <Acts job={job} onChanged={onChanged} />}
        <Facts job={job} />
        {job.published_at !== null && <Numbers job={job} />}
      </div>
      <JobPreview paths={job} version={job.updated_at} />
    </div>
  );
}

function JobPage() {
  const texts = useTexts('jobs');
  const { company } = useMembership();
  const { address, params } = usePage();
  const variables = { company: company.id, job: params.job ?? '' };
  const answer = useAnswer(operation('Job', JobDocument, variables));
  const job = answer.data?.company.job;
  const name = job && textIn(address.locale, job.content.name);
  return (
    <div className={page.page}>
      <PageHead title={name || (job ? texts.untitled : texts.job)} />
      <AnswerOf answer={answer} cards={3}>
        {({ company: shown }) => <JobParts job={shown.job} company={shown} onChanged={answer.reload} />}
      </AnswerOf>
    </div>
  );
}

export const screen: Screen = { title: (texts) => texts.jobs.job, Component: JobPage };
