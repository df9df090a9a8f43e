import { ButtonLink } from '../../../shared/ui/button/Button';
import { Card } from '../../../shared/ui/panels/Card';
import page from '../../components/page/page.module.css';
import { paths } from '../../lib/every-page/paths';
import { useLink } from '../../page/every-page/useLink';
import { useTexts } from '../../page/every-page/useTexts';
import { useMembership } from '../../services/usePortal';
import type { CompanyToday } from './tasks';
import styles from './today.module.css';

/** How quickly the company answers, whether seekers see it, and how to improve it. */
export function ReplyRecord({ record }: { record: CompanyToday['reply_record'] }) {
  const texts = useTexts('today').record;
  const link = useLink();
  const { company } = useMembership();
  const { percent, applicants, answered_within_7_days, median_hours, waiting, soon_late } = record;
  return (
    <Card>
      <section className={page.stack}>
        <h2 className={page.heading}>{texts.title}</h2>
        {percent === null ? (
          <p>{waiting > 0 ? texts.noneAnswered : texts.none}</p>
        ) : (
          <div>
            <p className={styles.percent}>{texts.answered(percent)}</p>
            <p className={page.quiet}>{texts.of(answered_within_7_days, applicants)}</p>
            {median_hours !== null && <p>{texts.median(median_hours)}</p>}
            {record.is_public && <p className={page.quiet}>{texts.isPublic}</p>}
          </div>
        )}
        {waiting > 0 && (
          <div className={page.stack}>
            <p>
              <strong>{texts.waiting(waiting)}</strong>
              {soon_late > 0 && <span className={styles.danger}> {texts.soonLate(soon_late)}</span>}
            </p>
            <p>
              <ButtonLink
                kind="secondary"
                href={link(`${paths.applicants(company.id)}?waiting=1&sort=oldest`)}
              >
                {texts.answer}
              </ButtonLink>
            </p>
          </div>
        )}
        {record.advice.length > 0 && (
          <div>
            <h3 className={styles.small}>{texts.advice}</h3>
            <ul className={styles.advice}>
              {record.advice.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </div>
        )}
      </section>
    </Card>
  );
}
