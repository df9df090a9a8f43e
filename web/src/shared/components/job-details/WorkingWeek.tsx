import { useKitTexts } from '@/shared/hooks/useKitTexts';
import type { FullJob } from '@/shared/lib/job';
import { Section } from './Section';
import section from './Section.module.css';
import styles from './WorkingWeek.module.css';
import { type DayGroup, days, type Shift, weekOf } from './week';

function useDaysText(): (group: DayGroup) => string {
  const { hours } = useKitTexts('jobDetails');
  return ({ first, last }) =>
    first === last ? hours.days[first] : hours.range(hours.days[first], hours.days[last]);
}

function ShiftTimes({ shifts }: { shifts: readonly Shift[] }) {
  const { hours } = useKitTexts('jobDetails');
  if (shifts.length === 0) return <span className={styles.note}>{hours.off}</span>;
  return shifts.map(({ start, end, overnight }) => (
    <span key={start} className={styles.shift}>
      {start} - {end}
      {overnight && <span className={styles.note}>{hours.nextDay}</span>}
    </span>
  ));
}

/** Shows the working days at a glance; the rows below say them in words. */
function WeekStrip({ groups }: { groups: readonly DayGroup[] }) {
  const { hours } = useKitTexts('jobDetails');
  const worked = new Set(
    groups
      .filter(({ shifts }) => shifts.length > 0)
      .flatMap(({ first, last }) => days.slice(days.indexOf(first), days.indexOf(last) + 1)),
  );
  return (
    <div className={styles.strip} aria-hidden="true">
      {days.map((day) => (
        <span key={day} className={worked.has(day) ? styles.worked : styles.free}>
          {hours.letters[day]}
        </span>
      ))}
    </div>
  );
}

/** The working hours as a week. */
export function WorkingWeek({ job }: { job: FullJob }) {
  const { hours } = useKitTexts('jobDetails');
  const daysText = useDaysText();
  const { groups, negotiable } = weekOf(job.working_hour);
  if (groups.length === 0 && !negotiable) return null;
  return (
    <Section title={hours.title}>
      {groups.length > 0 && (
        <>
          <WeekStrip groups={groups} />
          <dl className={styles.week}>
            {groups.map((group) => (
              <div key={group.first} className={`${section.fact} ${styles.row}`}>
                <dt>{daysText(group)}</dt>
                <dd className={styles.hours}>
                  <ShiftTimes shifts={group.shifts} />
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
      {negotiable && <p>{hours.negotiable}</p>}
    </Section>
  );
}
