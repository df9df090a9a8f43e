import { InterviewDaysDocument } from '../../../generated/portal/documents/InterviewDays';
import { dayText } from '../../../shared/lib/date-text';
import { operation } from '../../../shared/services/every-page/operation';
import { ButtonLink } from '../../../shared/ui/button/Button';
import { EmptyState } from '../../../shared/ui/empty-state/EmptyState';
import { AnswerOf } from '../../components/answer/AnswerOf';
import { InterviewCard } from '../../components/interviews/InterviewCard';
import { PageHead } from '../../components/page/PageHead';
import page from '../../components/page/page.module.css';
import { paths } from '../../lib/every-page/paths';
import { dayAfter, dayOf, daysAfter } from '../../lib/moments';
import type { Screen } from '../../page/every-page/screen';
import { useLink } from '../../page/every-page/useLink';
import { usePage } from '../../page/every-page/usePage';
import { useTexts } from '../../page/every-page/useTexts';
import { useAnswer } from '../../services/useAnswer';
import { useCompanyStream } from '../../services/useCompanyStream';
import { useMembership } from '../../services/usePortal';
import styles from './interviews.module.css';

/** How many days a page shows. */
const dayCount = 14;

/** `Today`, `Tomorrow` or an empty text, shown before the date. */
function useDayName(now: string): (day: string) => string {
  const texts = useTexts('interviews');
  const { locale } = usePage().address;
  return (day) => {
    const date = dayText(day, locale);
    if (day === dayOf(now)) return `${texts.today} · ${date}`;
    return day === dayAfter(now) ? `${texts.tomorrow} · ${date}` : date;
  };
}

interface DaysProps {
  now: string;
  days: readonly { day: string; interviews: Parameters<typeof InterviewCard>[0]['interview'][] }[];
  onChanged: () => void;
}

function Days({ now, days, onChanged }: DaysProps) {
  const link = useLink();
  const { company } = useMembership();
  const nameOf = useDayName(now);
  return days.map(({ day, interviews }) => (
    <section key={day} className={page.stack}>
      <h2 className={page.heading}>{nameOf(day)}</h2>
      <div className={styles.cards}>
        {interviews.map((interview) => (
          <InterviewCard
            key={interview.id}
            interview={interview}
            href={link(`${paths.applicant(company.id, interview.applicant)}&part=interviews`)}
            onChanged={onChanged}
          />
        ))}
      </div>
    </section>
  ));
}

function Interviews() {
  const texts = useTexts('interviews');
  const link = useLink();
  const { address } = usePage();
  const { company } = useMembership();
  const from = address.query.get('from') ?? null;
  const variables = { company: company.id, from, days: dayCount };
  const answer = useAnswer(operation('InterviewDays', InterviewDaysDocument, variables));
  useCompanyStream(answer.reload);
  const hrefFrom = (day: string) => link(`${paths.interviews(company.id)}?from=${day}`);
  return (
    <div className={page.page}>
      <PageHead title={texts.title} lead={texts.lead} />
      <AnswerOf answer={answer} cards={3}>
        {({ now, company: { interview_days } }) => {
          const first = from ?? dayOf(now);
          const days = interview_days.filter(({ interviews }) => interviews.length > 0);
          return (
            <>
              <nav className={styles.range} aria-label={texts.title}>
                <ButtonLink kind="quiet" href={hrefFrom(daysAfter(first, -dayCount))}>
                  {texts.earlier}
                </ButtonLink>
                <span>
                  {texts.range(
                    dayText(first, address.locale),
                    dayText(daysAfter(first, dayCount - 1), address.locale),
                  )}
                </span>
                <ButtonLink kind="quiet" href={hrefFrom(daysAfter(first, dayCount))}>
                  {texts.later}
                </ButtonLink>
              </nav>
              {days.length === 0 && from === null && (
                <EmptyState
                  level={2}
                  title={texts.noneTitle}
                  text={texts.noneText}
                  action={
                    <ButtonLink href={link(paths.applicants(company.id))}>{texts.toApplicants}</ButtonLink>
                  }
                />
              )}
              {days.length === 0 && from !== null && <p>{texts.none}</p>}
              <Days now={now} days={days} onChanged={answer.reload} />
            </>
          );
        }}
      </AnswerOf>
    </div>
  );
}

export const screen: Screen = { title: (texts) => texts.interviews.title, Component: Interviews };
