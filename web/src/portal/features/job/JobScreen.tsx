import { useState } from 'react';
import { JobDocument } from '@/generated/portal/documents/Job';
import { UnscheduleJobDocument } from '@/generated/portal/documents/UnscheduleJob';
import type { CompanyToVerifyFragment, JobQuery } from '@/generated/portal/graphql';
import { CloseFilledJob } from '@/portal/components/decisions/FilledJob';
import { JobActionDialog } from '@/portal/components/job-actions/JobActionDialog';
import { actionsOf, type JobAction, type JobResults } from '@/portal/components/job-actions/job-actions';
import { payOf, placeText } from '@/portal/components/job-facts/job-text';
import { StageBadge } from '@/portal/components/job-facts/StageBadge';
import { useStageText } from '@/portal/components/job-facts/useStageText';
import { JobPreview } from '@/portal/components/job-preview/JobPreview';
import { isToComplete } from '@/portal/components/verification/is-to-complete';
import { VerificationForm } from '@/portal/components/verification/VerificationForm';
import { paths } from '@/portal/lib/paths';
import { isAllowed } from '@/portal/lib/permissions';
import type { Screen } from '@/portal/page/screen';
import { usePage } from '@/portal/page/usePage';
import { useTexts } from '@/portal/page/useTexts';
import { useMembership } from '@/portal/services/usePortal';
import { PageHead } from '@/shared/client/PageHead';
import { QueryView } from '@/shared/components/query/QueryView';
import { useLink } from '@/shared/hooks/application/useLink';
import { useMutation } from '@/shared/hooks/application/useMutation';
import { useOperationQuery } from '@/shared/hooks/application/useOperationQuery';
import { useNavigation } from '@/shared/hooks/useNavigation';
import { textIn } from '@/shared/lib/localized-text';
import { payText } from '@/shared/lib/pay';
import { formatCount } from '@/shared/messages/count';
import { operation } from '@/shared/services/operation';
import { Button, ButtonLink } from '@/shared/ui/button/Button';
import { Icon } from '@/shared/ui/Icon';
import { Muted } from '@/shared/ui/layout/Muted';
import { Row } from '@/shared/ui/layout/Row';
import { Stack } from '@/shared/ui/layout/Stack';
import { StandaloneLink } from '@/shared/ui/layout/StandaloneLink';
import { Card } from '@/shared/ui/panels/Card';
import { Notice } from '@/shared/ui/panels/Notice';
import styles from './job.module.css';
import { NotVerified } from './NotVerified';
import { JobStatistics } from './Numbers';

type Job = JobQuery['company']['job'];
type Missing = JobQuery['company']['missing'];

interface JobProps {
  job: Job;
  onChanged: () => void;
}

interface JobDetailsProps extends JobProps {
  company: CompanyToVerifyFragment;
}

/** Notices about the job's state. */
function JobNotices({ job, missing }: { job: Job; missing: Missing }) {
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

function JobFacts({ job }: { job: Job }) {
  const texts = useTexts('jobs');
  const common = useTexts('common');
  const { address, config } = usePage();
  const stageText = useStageText();
  const { content } = job;
  const places = content.places.map((place) => placeText(place, address.locale));
  return (
    <Card>
      <div className={styles.facts}>
        <Row as="p">
          <StageBadge stage={job.stage} />
          <span>{stageText(job)}</span>
        </Row>
        <p>
          <strong>{payText(payOf(content), common.pay)}</strong>
          {` · ${common.employment[content.employment]}`}
        </p>
        <Muted>{places.join(' · ') || texts.noPlace}</Muted>
        {content.reference && <Muted>{content.reference}</Muted>}
        {job.page_path !== null && job.stage === 'open' && (
          <p>
            <StandaloneLink
              href={`${config.public_url}${job.page_path}`}
              target="_blank"
              rel="noopener"
              aria-label={`${texts.onTheSite}${common.newTab}`}
            >
              {texts.onTheSite}
              <Icon name="external" />
            </StandaloneLink>
          </p>
        )}
      </div>
    </Card>
  );
}

/** All vacancies are filled: offers to close the job and to tell the other applicants. */
function FilledNotice({ job, onChanged }: JobProps) {
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

function UnscheduleButton({ job, onChanged }: JobProps) {
  const texts = useTexts('jobs');
  const { company } = useMembership();
  const { run, busy } = useMutation(async ({ ask }) => {
    await ask(operation('UnscheduleJob', UnscheduleJobDocument, { company: company.id, id: job.id }));
    onChanged();
    return texts.unscheduled;
  });
  return (
    <Button kind="secondary" busy={busy} onClick={run}>
      {texts.unschedule}
    </Button>
  );
}

/** All actions that the job allows, the likeliest first. */
function JobActions({ job, onChanged }: JobProps) {
  const texts = useTexts('jobs');
  const link = useLink();
  const { go } = useNavigation();
  const { company } = useMembership();
  const { locale } = usePage().address;
  const [action, setAction] = useState<JobAction>();
  const name = textIn(locale, job.content.name) || texts.untitled;
  const isChanged = job.draft !== null && job.published_at !== null;
  const onDone = ({ results }: JobResults) => {
    const made = action === 'copy' ? results[0]?.job : undefined;
    if (made) go(link(paths.editJob(company.id, made.id)));
    else if (action === 'remove' && job.published_at === null) go(link(paths.jobs(company.id)));
    else onChanged();
  };
  return (
    <Row>
      <ButtonLink href={link(paths.editJob(company.id, job.id))}>
        {job.stage === 'draft' ? texts.goOn : texts.edit}
      </ButtonLink>
      {job.stage === 'scheduled' && <UnscheduleButton job={job} onChanged={onChanged} />}
      {actionsOf(job).map((each) => (
        <Button key={each} kind="secondary" onClick={() => setAction(each)}>
          {texts.actions[each].label}
        </Button>
      ))}
      {isChanged && (
        <Button kind="quiet" onClick={() => setAction('remove')}>
          {texts.discardChanges}
        </Button>
      )}
      {action && (
        <JobActionDialog
          action={action}
          jobs={[{ id: job.id, name }]}
          onDone={onDone}
          onClose={() => setAction(undefined)}
        />
      )}
    </Row>
  );
}

function JobDetails({ job, company: shown, onChanged }: JobDetailsProps) {
  const texts = useTexts('jobs');
  const link = useLink();
  const { company, role } = useMembership();
  const mayChange = isAllowed('changeJobs', role, company.state) && !job.is_kept_by_feed;
  const isOwnToComplete = job.waits_for_verification && isToComplete(shown, role);
  return (
    <div className={styles.columns}>
      <Stack gap="cards">
        <JobNotices job={job} missing={isOwnToComplete ? [] : shown.missing} />
        {isOwnToComplete && <VerificationForm company={shown} onDone={onChanged} />}
        {mayChange && <FilledNotice job={job} onChanged={onChanged} />}
        {job.applications > 0 && (
          <p>
            <ButtonLink kind="secondary" href={link(`${paths.applicants(company.id)}?job=${job.id}`)}>
              {texts.toApplicants(formatCount(job.applications))}
            </ButtonLink>
          </p>
        )}
        {mayChange && <JobActions job={job} onChanged={onChanged} />}
        <JobFacts job={job} />
        {job.published_at !== null && <JobStatistics job={job} />}
      </Stack>
      <JobPreview paths={job} version={job.updated_at} />
    </div>
  );
}

function Job() {
  const texts = useTexts('jobs');
  const { company } = useMembership();
  const { address, params } = usePage();
  const variables = { company: company.id, job: params.job ?? '' };
  const query = useOperationQuery(operation('Job', JobDocument, variables));
  const job = query.data?.company.job;
  const name = job && textIn(address.locale, job.content.name);
  return (
    <Stack gap="cards">
      <PageHead title={name || (job ? texts.untitled : texts.job)} />
      <QueryView query={query} cards={3}>
        {({ company: shown }) => <JobDetails job={shown.job} company={shown} onChanged={query.reload} />}
      </QueryView>
    </Stack>
  );
}

export const screen: Screen = { title: (texts) => texts.jobs.job, Component: Job };
