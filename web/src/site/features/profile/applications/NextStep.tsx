import type { ApplicationItemFragment } from '@/generated/seeker/graphql';
import { paths } from '@/site/lib/paths';
import { useHref } from '@/site/page/useHref';
import { useTexts } from '@/site/page/useTexts';
import { takenBackAt } from './history';
import styles from './NextStep.module.css';
import { standingOf } from './standing';

/** What to watch out for on the first day. */
function FirstDay() {
  const { firstDay } = useTexts('profile').applications;
  return (
    <ul className={styles.firstDay}>
      {[firstDay.when, firstDay.contract, firstDay.bring, firstDay.pay].map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

/** What happens next with the application. */
export function NextStep({ application }: { application: ApplicationItemFragment }) {
  const { status, reject_reason, history } = application;
  const texts = useTexts('profile').applications;
  const link = useHref();
  const step = standingOf(application);
  const takenBack = takenBackAt(history, history.length - 1);
  const isOver = step === 'Rejected' || step === 'JobClosed';
  return (
    <section className={status === 'Hired' ? styles.hired : styles.next}>
      <h3 className={styles.heading}>{texts.next}</h3>
      {takenBack && <p>{texts.hiringTakenBack[takenBack]}</p>}
      {status === 'Rejected' && reject_reason !== null && !takenBack && <p>{texts.reasons[reject_reason]}</p>}
      <p>{texts.nextSteps[step]}</p>
      {status === 'Hired' && <FirstDay />}
      {isOver && (
        <p>
          <a href={link(paths.findJobs())}>{texts.otherJobs}</a>
        </p>
      )}
    </section>
  );
}
