import { InterviewCard } from '@/portal/components/interviews/InterviewCard';
import { paths } from '@/portal/lib/paths';
import { useTexts } from '@/portal/page/useTexts';
import { useLink } from '@/shared/hooks/application/useLink';
import { Icon } from '@/shared/ui/Icon';
import { Muted } from '@/shared/ui/layout/Muted';
import { SectionHeading } from '@/shared/ui/layout/SectionHeading';
import { Stack } from '@/shared/ui/layout/Stack';
import { StandaloneLink } from '@/shared/ui/layout/StandaloneLink';
import type { CompanyToday } from './tasks';
import styles from './today.module.css';

function InboxLink({ href, words }: { href: string; words: string }) {
  return (
    <li>
      <a className={styles.task} href={href}>
        <strong className={styles.textColumn}>{words}</strong>
        <Icon name="chevronRight" />
      </a>
    </li>
  );
}

/** What waits for an answer now: applicants, messages and today's interviews. */
export function TodayInbox({ company, onChanged }: { company: CompanyToday; onChanged: () => void }) {
  const texts = useTexts('today');
  const link = useLink();
  const { id, unread_applicants, unread_messages } = company;
  const interviews = company.interview_days.flatMap((day) => day.interviews);
  return (
    <Stack as="section">
      <SectionHeading>{texts.now}</SectionHeading>
      {unread_applicants + unread_messages === 0 && <Muted>{texts.noneUnread}</Muted>}
      <Stack as="ul">
        {unread_applicants > 0 && (
          <InboxLink
            href={link(`${paths.applicants(id)}?unread=1`)}
            words={texts.unreadApplicants(unread_applicants)}
          />
        )}
        {unread_messages > 0 && (
          <InboxLink href={link(paths.conversations(id))} words={texts.unreadMessages(unread_messages)} />
        )}
      </Stack>
      <SectionHeading>{texts.interviewsToday}</SectionHeading>
      {interviews.length === 0 && <Muted>{texts.noInterviews}</Muted>}
      {interviews.map((interview) => (
        <InterviewCard
          key={interview.id}
          interview={interview}
          href={link(`${paths.applicant(id, interview.applicant)}&part=interviews`)}
          onChanged={onChanged}
        />
      ))}
      <p>
        <StandaloneLink href={link(paths.interviews(id))}>
          {texts.allInterviews}
          <Icon name="chevronRight" />
        </StandaloneLink>
      </p>
    </Stack>
  );
}
