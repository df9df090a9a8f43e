import { useKitTexts } from '@/shared/hooks/useKitTexts';
import type { FullJob } from '@/shared/lib/job';
import { HowReckoned, Informs } from './HowReckoned';
import styles from './Reckoned.module.css';
import { Section } from './Section';
import { hoursText } from './spans';

/** Whether the hours reach a continuous contract, and what follows from it and when. */
export function Rights({ job }: { job: FullJob }) {
  const texts = useKitTexts('reckoning');
  const { rights, pay } = texts;
  const { contract } = job.reckoning;
  const { least_hours, most_hours } = contract;
  return (
    <Section title={rights.title}>
      <p>
        <strong>{texts.contract[contract.answer]}</strong>
      </p>
      <p>
        {[
          least_hours !== null &&
            most_hours !== null &&
            rights.hours(hoursText(least_hours, most_hours, pay.hours)),
          texts.grounds[contract.ground],
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {contract.follows.length > 0 && (
        <>
          <p>{rights.follows}</p>
          <ul className={styles.list}>
            {contract.follows.map(({ quantity, value }) => (
              <li key={quantity}>{texts.numbers[quantity](value)}</li>
            ))}
          </ul>
        </>
      )}
      <p>{rights.everyone}</p>
      <HowReckoned steps={[]} numbers={[...contract.numbers, ...contract.follows]} />
      <Informs />
    </Section>
  );
}
