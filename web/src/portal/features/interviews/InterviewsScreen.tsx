import { InterviewDaysDocument } from '@/generated/portal/documents/InterviewDays';
import { InterviewCard } from '@/portal/components/interviews/InterviewCard';
import { paths } from '@/portal/lib/paths';
import type { Screen } from '@/portal/page/screen';
import { usePage } from '@/portal/page/usePage';
import { useTexts } from '@/portal/page/useTexts';
import { useCompanyStream } from '@/portal/services/useCompanyStream';
import { useMembership } from '@/portal/services/usePortal';
import { PageHead } from '@/shared/client/PageHead';
import { QueryView } from '@/shared/components/query/QueryView';
import { useLink } from '@/shared/hooks/application/useLink';
import { useOperationQuery } from '@/shared/hooks/application/useOperationQuery';
import { dayText } from '@/shared/lib/date-text';
import { dayAfter, dayOf, daysAfter } from '@/shared/lib/moments';
import { operation } from '@/shared/services/operation';
import { ButtonLink } from '@/shared/ui/button/Button';
import { EmptyState } from '@/shared/ui/empty-state/EmptyState';
import { SectionHeading } from '@/shared/ui/layout/SectionHeading';
import { Stack } from '@/shared/ui/layout/Stack';
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

function InterviewDays({ now, days, onChanged }: DaysProps) {
  const link = useLink();
  const { company } = useMembership();
  const nameOf = useDayName(now);
  return days.map(({ day, interviews }) => (
    <Stack as="section" key={day}>
      <SectionHeading>{nameOf(day)}</SectionHeading>
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
    </Stack>
  ));
}

function Interviews() {
  const texts = useTexts('interviews');
  const link = useLink();
  const { address } = usePage();
  const { company } = useMembership();
  const from = address.query.get('from') ?? null;
  const variables = { company: company.id, from, days: dayCount };
  const query = useOperationQuery(operation('InterviewDays', InterviewDaysDocument, variables));
  useCompanyStream(query.reload);
  const hrefFrom = (day: string) => link(`${paths.interviews(company.id)}?from=${day}`);
  return (
    <Stack gap="cards">
      <PageHead title={texts.title} lead={texts.lead} />
      <QueryView query={query} cards={3}>
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
              <InterviewDays now={now} days={days} onChanged={query.reload} />
            </>
          );
        }}
      </QueryView>
    </Stack>
  );
}

export const screen: Screen = { title: (texts) => texts.interviews.title, Component: Interviews };
