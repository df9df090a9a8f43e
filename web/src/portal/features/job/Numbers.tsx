import type { JobQuery } from '@/generated/portal/graphql';
import { usePage } from '@/portal/page/usePage';
import { useTexts } from '@/portal/page/useTexts';
import { dayText } from '@/shared/lib/date-text';
import { formatCount } from '@/shared/messages/count';
import { Icon } from '@/shared/ui/Icon';
import { SectionHeading } from '@/shared/ui/layout/SectionHeading';
import { Stack } from '@/shared/ui/layout/Stack';
import { Card } from '@/shared/ui/panels/Card';
import styles from './job.module.css';

type Job = JobQuery['company']['job'];

/** Views per day as bars, the latest at the right. */
function BarChart({ days }: Pick<Job, 'days'>) {
  const highest = Math.max(1, ...days.map(({ openings }) => openings));
  return (
    <div className={styles.bars} aria-hidden="true">
      {[...days].reverse().map(({ day, openings }) => (
        <span key={day} style={{ height: `${(openings / highest) * 100}%` }} />
      ))}
    </div>
  );
}

/** The bars as a table, without days on which nothing happened. */
function DayTable({ days }: Pick<Job, 'days'>) {
  const texts = useTexts('jobs');
  const { locale } = usePage().address;
  const shown = days.filter(({ views, openings, applications }) => views + openings + applications > 0);
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{texts.day}</th>
          <th scope="col">{texts.views}</th>
          <th scope="col">{texts.openings}</th>
          <th scope="col">{texts.applications}</th>
        </tr>
      </thead>
      <tbody>
        {shown.map(({ day, views, openings, applications }) => (
          <tr key={day}>
            <th scope="row">{dayText(day, locale)}</th>
            <td>{formatCount(views)}</td>
            <td>{formatCount(openings)}</td>
            <td>{formatCount(applications)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** How many people saw the job, opened it and applied. */
export function JobStatistics({ job }: { job: Job }) {
  const texts = useTexts('jobs');
  const numbers = [
    [texts.views, job.views],
    [texts.openings, job.openings],
    [texts.applications, job.applications],
    [texts.hired, job.hired],
  ] as const;
  const hasDays = job.days.some(({ views, openings, applications }) => views + openings + applications > 0);
  return (
    <Card>
      <Stack as="section">
        <SectionHeading>{texts.numbers}</SectionHeading>
        <dl className={styles.numbers}>
          {numbers.map(([label, count]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{formatCount(count)}</dd>
            </div>
          ))}
        </dl>
        {job.unread_applications > 0 && <p>{texts.unread(formatCount(job.unread_applications))}</p>}
        {hasDays && (
          <>
            <BarChart days={job.days} />
            <details>
              <summary>
                {texts.lastDays}
                <Icon name="chevronDown" />
              </summary>
              <DayTable days={job.days} />
            </details>
          </>
        )}
      </Stack>
    </Card>
  );
}
