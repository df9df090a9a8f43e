import { Icon } from '../../../shared/ui/every-page/Icon';
import { InterviewCard } from '../../components/interviews/InterviewCard';
import page from '../../components/page/page.module.css';
import { paths } from '../../lib/every-page/paths';
import { useLink } from '../../page/every-page/useLink';
import { useTexts } from '../../page/every-page/useTexts';
import type { CompanyToday } from './tasks';
import styles from './today.module.css';

function WaitingLink({ href, words }: { href: string; words: string }) {
  return (
    <li>
      <a className={styles.task} href={href}>
        <strong className={styles.words}>{words}</strong>
        <Icon name="chevronRight" />
      </a>
    </li>
  );
}

/** What waits for an answer now: applicants, messages and today's interviews. */
export function Waiting({ company, onChanged }: { company: CompanyToday; onChanged: () => void }) {
  const texts = useTexts('today');
  const link = useLink();
  const { id, unread_applicants, unread_messages } = company;
  const interviews = company.interview_days.flatMap((day) => day.interviews);
  return (
    <section className={page.stack}>
      <h2 className={page.heading}>{texts.now}</h2>
      {unread_applicants + unread_messages === 0 && <p className={page.quiet}>{texts.noneUnread}</p>}
      <ul className={page.stack}>
        {unread_applicants > 0 && (
          <WaitingLink
            href={link(`${paths.applicants(id)}?unread=1`)}
            words={texts.unreadApplicants(unread_applicants)}
          />
        )}
        {unread_messages > 0 && (
          <WaitingLink href={link(paths.conversations(id))} words={texts.unreadMessages(unread_messages)} />
        )}
      </ul>
      <h2 className={page.heading}>{texts.interviewsToday}</h2>
      {interviews.length === 0 && <p className={page.quiet}>{texts.noInterviews}</p>}
      {interviews.map((interview) => (
        <InterviewCard
          key={interview.id}
          interview={interview}
          href={link(`${paths.applicant(id, interview.applicant)}&part=interviews`)}
          onChanged={onChanged}
        />
      ))}
      <p>
        <a className={page.link} href={link(paths.interviews(id))}>
          {texts.allInterviews}
          <Icon name="chevronRight" />
        </a>
      </p>
    </section>
  );
}
