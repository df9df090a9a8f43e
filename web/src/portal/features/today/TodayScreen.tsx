import { TodayDocument } from '../../../generated/portal/documents/Today';
import { operation } from '../../../shared/services/every-page/operation';
import { ButtonLink } from '../../../shared/ui/button/Button';
import { Badge, type BadgeTone } from '../../../shared/ui/every-page/Badge';
import { Icon } from '../../../shared/ui/every-page/Icon';
import { Card } from '../../../shared/ui/panels/Card';
import { AnswerOf } from '../../components/answer/AnswerOf';
import { PageHead } from '../../components/page/PageHead';
import page from '../../components/page/page.module.css';
import { isToComplete } from '../../components/verification/is-to-complete';
import { VerificationForm } from '../../components/verification/VerificationForm';
import { paths } from '../../lib/every-page/paths';
import { may } from '../../lib/permissions';
import type { Screen } from '../../page/every-page/screen';
import { useLink } from '../../page/every-page/useLink';
import { usePage } from '../../page/every-page/usePage';
import { useTexts } from '../../page/every-page/useTexts';
import { useAnswer } from '../../services/useAnswer';
import { useCompanyStream } from '../../services/useCompanyStream';
import { useMembership } from '../../services/usePortal';
import { ReplyRecord } from './ReplyRecord';
import { type CompanyToday, type Task, tasksOf } from './tasks';
import styles from './today.module.css';
import { Waiting } from './Waiting';

const tones: Record<CompanyToday['state'], BadgeTone> = {
  unverified: 'highlight',
  verified: 'accent',
  refused: 'danger',
  closed: 'plain',
};

/** What the suspension means, its reason, and what the company's people can do. */
function Suspension({ reason }: { reason: string }) {
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
        <a
          className={page.link}
          href={`${config.public_url}${suspension.contactPath}`}
          target="_blank"
          rel="noopener"
          aria-label={`${suspension.contact}${newTab}`}
        >
          {suspension.contact}
          <Icon name="external" />
        </a>
      </p>
    </>
  );
}

/** The company's state in words. */
function State({ company }: { company: CompanyToday }) {
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
        {company.is_suspended && <Suspension reason={company.suspension_reason} />}
        {company.waiting_change && <p>{texts.waitingChange}</p>}
        {company.upkeep !== 'portal' && <p className={page.quiet}>{texts.upkeep[company.upkeep]}</p>}
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
        <span className={styles.words}>
          <strong>{title}</strong>
          <span className={page.quiet}>{text}</span>
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

function Tasks({ company }: { company: CompanyToday }) {
  const texts = useTexts('today');
  const { role } = useMembership();
  const tasks = tasksOf(company, role);
  // With applicants, the part above already says what waits.
  if (tasks.length === 0 && hasApplicants(company)) return null;
  return (
    <section className={page.stack}>
      <h2 className={page.heading}>{texts.todo}</h2>
      {tasks.length === 0 ? (
        <p className={page.quiet}>{texts.nothing}</p>
      ) : (
        <ul className={page.stack}>
          {tasks.map((task) => (
            <TaskLink key={task.name} task={task} />
          ))}
        </ul>
      )}
    </section>
  );
}

function OnTheSite({ company }: { company: CompanyToday }) {
  const texts = useTexts('today');
  const { newTab } = useTexts('common');
  const { config } = usePage();
  if (company.page_path === null) return null;
  return (
    <section className={page.stack}>
      <h2 className={page.heading}>{texts.onTheSite}</h2>
      <p>{texts.openJobs(company.open_job_count)}</p>
      <p>
        <a
          className={page.link}
          href={`${config.public_url}${company.page_path}`}
          target="_blank"
          rel="noopener"
          aria-label={`${texts.companyPage}${newTab}`}
        >
          {texts.companyPage}
          <Icon name="external" />
        </a>
      </p>
    </section>
  );
}

function Today() {
  const { company, role } = useMembership();
  const texts = useTexts('today');
  const jobs = useTexts('jobs');
  const link = useLink();
  const variables = { company: company.id, isOwner: role === 'owner' };
  const answer = useAnswer(operation('Today', TodayDocument, variables));
  useCompanyStream(answer.reload);
  return (
    <div className={page.page}>
      <PageHead
        title={texts.title}
        action={
          may('changeJobs', role, company.state) && (
            <ButtonLink href={link(paths.newJob(company.id))}>{jobs.add}</ButtonLink>
          )
        }
      />
      <AnswerOf answer={answer} cards={2}>
        {(data) => (
          <>
            {hasApplicants(data.company) && (
              <div className={styles.columns}>
                <Waiting company={data.company} onChanged={answer.reload} />
                <ReplyRecord record={data.company.reply_record} />
              </div>
            )}
            <State company={data.company} />
            {isToComplete(data.company, role) && (
              <VerificationForm company={data.company} onDone={answer.reload} />
            )}
            <Tasks company={data.company} />
            <OnTheSite company={data.company} />
          </>
        )}
      </AnswerOf>
    </div>
  );
}

export const screen: Screen = { title: (texts) => texts.today.title, Component: Today };
