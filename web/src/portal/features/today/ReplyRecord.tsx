import { paths } from '@/portal/lib/paths';
import { useTexts } from '@/portal/page/useTexts';
import { useMembership } from '@/portal/services/usePortal';
import { useLink } from '@/shared/hooks/application/useLink';
import { ButtonLink } from '@/shared/ui/button/Button';
import { Muted } from '@/shared/ui/layout/Muted';
import { SectionHeading } from '@/shared/ui/layout/SectionHeading';
import { Stack } from '@/shared/ui/layout/Stack';
import { Card } from '@/shared/ui/panels/Card';
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
      <Stack as="section">
        <SectionHeading>{texts.title}</SectionHeading>
        {percent === null ? (
          <p>{waiting > 0 ? texts.noneAnswered : texts.none}</p>
        ) : (
          <div>
            <p className={styles.percent}>{texts.answered(percent)}</p>
            <Muted>{texts.of(answered_within_7_days, applicants)}</Muted>
            {median_hours !== null && <p>{texts.median(median_hours)}</p>}
            {record.is_public && <Muted>{texts.isPublic}</Muted>}
          </div>
        )}
        {waiting > 0 && (
          <Stack>
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
          </Stack>
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
      </Stack>
    </Card>
  );
}
