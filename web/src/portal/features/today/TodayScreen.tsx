import { TodayDocument } from '@/generated/portal/documents/Today';
import { isToComplete } from '@/portal/components/verification/is-to-complete';
import { VerificationForm } from '@/portal/components/verification/VerificationForm';
import { paths } from '@/portal/lib/paths';
import { isAllowed } from '@/portal/lib/permissions';
import type { Screen } from '@/portal/page/screen';
import { usePage } from '@/portal/page/usePage';
import { useTexts } from '@/portal/page/useTexts';
import { useCompanyStream } from '@/portal/services/useCompanyStream';
import { useMembership } from '@/portal/services/usePortal';
import { PageHead } from '@/shared/client/PageHead';
import { QueryView } from '@/shared/components/query/QueryView';
import { useLink } from '@/shared/hooks/application/useLink';
import { useOperationQuery } from '@/shared/hooks/application/useOperationQuery';
import { operation } from '@/shared/services/operation';
import { Badge, type BadgeTone } from '@/shared/ui/Badge';
import { ButtonLink } from '@/shared/ui/button/Button';
import { Icon } from '@/shared/ui/Icon';
import { Muted } from '@/shared/ui/layout/Muted';
import { SectionHeading } from '@/shared/ui/layout/SectionHeading';
import { Stack } from '@/shared/ui/layout/Stack';
import { StandaloneLink } from '@/shared/ui/layout/StandaloneLink';
import { Card } from '@/shared/ui/panels/Card';
import { ReplyRecord } from './ReplyRecord';
import { TodayInbox } from './TodayInbox';
import { type CompanyToday, type Task, tasksOf } from './tasks';
import styles from './today.module.css';

const tones: Record<CompanyToday['state'], BadgeTone> = {
  unverified: 'highlight',
  verified: 'accent',
  refused: 'danger',
  closed: 'plain',
};

/** What the suspension means, its reason, and what the company's people can do. */
function SuspensionNotice({ reason }: { reason: string }) {
  const { suspension } = useTexts('today');
  const { newTab } = useTexts('common');
  const { config } = usePage();
  return (
    <>
      <p className={styles.danger}>{suspension.what}</p>
      <p>{reason === '' ? suspension.noReason : suspension.reason}</p>
      {reason !== '' && <blockquote className={styles.reason}>{reason}</blockquote>}
      <p>{suspension.canDo}</p>
      <p>
        <StandaloneLink
          href={`${config.public_url}${suspension.contactPath}`}
          target="_blank"
          rel="noopener"
          aria-label={`${suspension.contact}${newTab}`}
        >
          {suspension.contact}
          <Icon name="external" />
        </StandaloneLink>
      </p>
    </>
  );
}

/** The company's state in words. */
function CompanyStateCard({ company }: { company: CompanyToday }) {
  const texts = useTexts('today');
  const { states } = useTexts('common');
  const isChecked = company.state === 'unverified' && company.missing.length === 0;
  return (
    <Card>
      <div className={styles.state}>
        <Badge tone={tones[company.state]}>{states[company.state]}</Badge>
        <p>{isChecked ? texts.beingChecked : texts.states[company.state]}</p>
        {company.refusal_reason && (
          <blockquote className={styles.reason}>{company.refusal_reason}</blockquote>
        )}
        {company.is_suspended && <SuspensionNotice reason={company.suspension_reason} />}
        {company.waiting_change && <p>{texts.waitingChange}</p>}
        {company.upkeep !== 'portal' && <Muted>{texts.upkeep[company.upkeep]}</Muted>}
      </div>
    </Card>
  );
}

function TaskLink({ task }: { task: Task }) {
  const texts = useTexts('today');
  const link = useLink();
  const { title, text } = texts.tasks[task.name];
  return (
    <li>
      <a className={styles.task} href={link(task.path)}>
        <span className={styles.textColumn}>
          <strong>{title}</strong>
          <Muted as="span">{text}</Muted>
        </span>
        <Icon name="chevronRight" />
      </a>
    </li>
  );
}

/** Before the first job nobody applies, and a suspended company sees no applicants. */
function hasApplicants({ jobs, is_suspended }: CompanyToday): boolean {
  if (is_suspended) return false;
  return jobs.counts.some(({ stage, count }) => count > 0 && stage !== 'draft' && stage !== 'scheduled');
}

function TaskList({ company }: { company: CompanyToday }) {
  const texts = useTexts('today');
  const { role } = useMembership();
  const tasks = tasksOf(company, role);
  // With applicants, the part above already says what waits.
  if (tasks.length === 0 && hasApplicants(company)) return null;
  return (
    <Stack as="section">
      <SectionHeading>{texts.todo}</SectionHeading>
      {tasks.length === 0 ? (
        <Muted>{texts.nothing}</Muted>
      ) : (
        <Stack as="ul">
          {tasks.map((task) => (
            <TaskLink key={task.name} task={task} />
          ))}
        </Stack>
      )}
    </Stack>
  );
}

function PublicPageSection({ company }: { company: CompanyToday }) {
  const texts = useTexts('today');
  const { newTab } = useTexts('common');
  const { config } = usePage();
  if (company.page_path === null) return null;
  return (
    <Stack as="section">
      <SectionHeading>{texts.onTheSite}</SectionHeading>
      <p>{texts.openJobs(company.open_job_count)}</p>
      <p>
        <StandaloneLink
          href={`${config.public_url}${company.page_path}`}
          target="_blank"
          rel="noopener"
          aria-label={`${texts.companyPage}${newTab}`}
        >
          {texts.companyPage}
          <Icon name="external" />
        </StandaloneLink>
      </p>
    </Stack>
  );
}

function Today() {
  const { company, role } = useMembership();
  const texts = useTexts('today');
  const jobs = useTexts('jobs');
  const link = useLink();
  const variables = { company: company.id, isOwner: role === 'owner' };
  const query = useOperationQuery(operation('Today', TodayDocument, variables));
  useCompanyStream(query.reload);
  return (
    <Stack gap="cards">
      <PageHead
        title={texts.title}
        action={
          isAllowed('changeJobs', role, company.state) && (
            <ButtonLink href={link(paths.newJob(company.id))}>{jobs.add}</ButtonLink>
          )
        }
      />
      <QueryView query={query} cards={2}>
        {(data) => (
          <>
            {hasApplicants(data.company) && (
              <div className={styles.columns}>
                <TodayInbox company={data.company} onChanged={query.reload} />
                <ReplyRecord record={data.company.reply_record} />
              </div>
            )}
            <CompanyStateCard company={data.company} />
            {isToComplete(data.company, role) && (
              <VerificationForm company={data.company} onDone={query.reload} />
            )}
            <TaskList company={data.company} />
            <PublicPageSection company={data.company} />
          </>
        )}
      </QueryView>
    </Stack>
  );
}

export const screen: Screen = { title: (texts) => texts.today.title, Component: Today };
