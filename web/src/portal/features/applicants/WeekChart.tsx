import type { ApplicantShownFragment } from '@/generated/portal/graphql';
import { useTexts } from '@/portal/page/useTexts';
import { type Span, weekLines } from '@/shared/lib/week';
import { Icon } from '@/shared/ui/Icon';
import { Stack } from '@/shared/ui/layout/Stack';
import { barKinds, shownHours, weekBars } from './week-bars';
import styles from './week-chart.module.css';

type HoursFit = NonNullable<ApplicantShownFragment['hours_fit']>;

const dayNames = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
const markedHours = [0, 3, 6, 9, 12, 15, 18, 21, 24];

const clock = (minute: number) => `${minute / 60}`.padStart(2, '0');

/** The drawing's content as text. */
function WeekAsText({ fit }: { fit: HoursFit }) {
  const texts = useTexts('applicants');
  const { hours } = useTexts('jobDetails');
  const dayOf = (day: number) => hours.days[dayNames[day] ?? 'mon'];
  const linesOf = (spans: readonly Span[]) =>
    weekLines(spans).map(({ first, last, times }) => {
      const when = first === last ? dayOf(first) : hours.range(dayOf(first), dayOf(last));
      return `${when} ${times}`;
    });
  const isKnown = fit.free.length > 0;
  const groups = [
    ...(isKnown ? [[texts.weekBoth, fit.both] as const] : []),
    [texts.weekJob, fit.job] as const,
    [texts.weekFree, fit.free] as const,
  ];
  return (
    <dl className={styles.groups}>
      {groups.map(([name, spans]) => (
        <div key={name}>
          <dt>{name}</dt>
          {spans.length === 0 && <dd>{spans === fit.free ? texts.notGiven : texts.weekNothing}</dd>}
          {linesOf(spans).map((line) => (
            <dd key={line}>{line}</dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

function Chart({ fit }: { fit: HoursFit }) {
  const texts = useTexts('applicants');
  const { letters } = useTexts('jobDetails').hours;
  const { from, to } = shownHours(fit);
  const share = (minutes: number) => `${(minutes / (to - from)) * 100}%`;
  const marks = markedHours.map((hour) => hour * 60).filter((minute) => minute >= from && minute <= to);
  return (
    <figure className={styles.figure} role="img" aria-label={texts.weekFigure}>
      <div className={styles.grid} aria-hidden="true">
        <div className={styles.clock}>
          {marks.map((minute) => (
            <span key={minute} style={{ top: share(minute - from) }}>
              {clock(minute)}
            </span>
          ))}
        </div>
        {weekBars(fit).map((bars, day) => (
          <div key={dayNames[day]} className={styles.day}>
            <span className={styles.letter}>{letters[dayNames[day] ?? 'mon']}</span>
            <div className={styles.column}>
              {bars
                .filter((bar) => bar.from < to && bar.to > from)
                .map((bar) => {
                  const top = Math.max(bar.from, from);
                  return (
                    <span
                      key={`${bar.kind} ${bar.from}`}
                      className={`${styles.bar} ${styles[bar.kind]}`}
                      style={{ top: share(top - from), height: share(Math.min(bar.to, to) - top) }}
                    />
                  );
                })}
            </div>
          </div>
        ))}
      </div>
    </figure>
  );
}

/** Draws the job's hours over those in which the person is free. */
export function WeekChart({ fit }: { fit: HoursFit }) {
  const texts = useTexts('applicants');
  return (
    <Stack>
      {fit.percent !== null && (
        <p className={styles.percent}>
          <strong>{texts.weekFits(fit.percent)}</strong>
        </p>
      )}
      {fit.job.length === 0 && <p>{texts.weekNoJob}</p>}
      {fit.free.length === 0 && <p>{texts.weekNoFree}</p>}
      {(fit.job.length > 0 || fit.free.length > 0) && (
        <>
          <Chart fit={fit} />
          <ul className={styles.legend} aria-hidden="true">
            {barKinds(fit).map((kind) => (
              <li key={kind}>
                <span className={`${styles.sample} ${styles[kind]}`} />
                {texts.weekLegend[kind]}
              </li>
            ))}
          </ul>
          <details className={styles.weekAsText}>
            <summary>
              {texts.weekInWords}
              <Icon name="chevronDown" />
            </summary>
            <WeekAsText fit={fit} />
          </details>
        </>
      )}
    </Stack>
  );
}
