import { useKitPage } from '@/shared/hooks/useKitPage';
import { useKitTexts } from '@/shared/hooks/useKitTexts';
import type { LegalNumber, LegalSource } from '@/shared/lib/job';
import { Icon } from '@/shared/ui/Icon';
import styles from './Reckoned.module.css';
import { useDateText } from './useDateText';

const yearInMilliseconds = 365.25 * 24 * 60 * 60 * 1000;
const labourDepartment = '2717 1771';

/** Where a number stands in the law, since when, and whether it was compared with the law lately. */
function Source({ source }: { source: LegalSource }) {
  const { how } = useKitTexts('reckoning');
  const { now } = useKitPage();
  const dateText = useDateText();
  const day = source.checked ?? source.from;
  const isOld = now.getTime() - new Date(day).getTime() > yearInMilliseconds;
  return (
    <>
      <br />
      {[
        `${source.ordinance} ${source.section}`,
        how.since(dateText(source.from)),
        isOld && how.old(dateText(day)),
      ]
        .filter(Boolean)
        .join(' · ')}
    </>
  );
}

/** That this informs and does not advise, and who answers questions. */
export function Informs() {
  const { how } = useKitTexts('reckoning');
  return (
    <p className={styles.how}>
      {how.informs} <a href={`tel:+852${labourDepartment.replace(' ', '')}`}>{labourDepartment}</a>
    </p>
  );
}

interface HowReckonedProps {
  /** In words. */
  steps: readonly string[];
  numbers: readonly LegalNumber[];
  scale?: LegalSource | null | undefined;
}

/** How something was reckoned, by which numbers of the law. Opens at a press, also without a script. */
export function HowReckoned({ steps, numbers, scale }: HowReckonedProps) {
  const texts = useKitTexts('reckoning');
  return (
    <details className={styles.how}>
      <summary>
        {texts.how.title}
        <Icon name="chevronDown" />
      </summary>
      <ul className={styles.list}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
        {numbers.map((number) => (
          <li key={number.quantity}>
            {texts.numbers[number.quantity](number.value)}
            <Source source={number} />
          </li>
        ))}
        {scale && (
          <li>
            {texts.scale}
            <Source source={scale} />
          </li>
        )}
      </ul>
    </details>
  );
}
