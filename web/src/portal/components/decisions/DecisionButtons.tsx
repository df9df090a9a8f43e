import type { ApplicantStatus } from '@/generated/portal/graphql';
import { useTexts } from '@/portal/page/useTexts';
import { SvgIcon } from '@/shared/ui/Icon';
import styles from './decisions.module.css';
import { ignoreRepeats } from './ignore-repeats';
import { type Decidable, decidable } from './useDecide';

const iconPaths: Record<Decidable, string> = {
  Contacted:
    'M6 4h3l1.5 4.5L8.5 10a11 11 0 0 0 5.5 5.5l1.5-2L20 15v3a2 2 0 0 1-2 2A14 14 0 0 1 4 6a2 2 0 0 1 2-2Z',
  Reviewed:
    'M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5S5 16.5 2.5 12ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z',
  Rejected: 'm6 6 12 12M18 6 6 18',
  Hired: 'm5 12.5 4.5 4.5L19 7.5',
};

interface DecisionButtonsProps {
  /** The status in effect, or the one that was just decided. */
  current?: ApplicantStatus;
  possible: readonly ApplicantStatus[];
  onDecide: (status: Decidable) => void;
}

/**
 * A button for each decision. Unavailable ones keep their place, so that no thumb hits a neighbour by
 * mistake.
 */
export function DecisionButtons({ current, possible, onDecide }: DecisionButtonsProps) {
  const texts = useTexts('applicants');
  return (
    <fieldset className={styles.buttons} aria-label={texts.decisions}>
      {decidable.map((status) => {
        const isPossible = possible.includes(status) && status !== current;
        return (
          <button
            key={status}
            type="button"
            className={`${styles.decide} ${styles[status] ?? ''}`}
            aria-disabled={!isPossible || undefined}
            aria-pressed={status === current}
            onKeyDown={ignoreRepeats}
            onClick={() => isPossible && onDecide(status)}
          >
            <SvgIcon path={iconPaths[status]} />
            {texts.decide[status]}
          </button>
        );
      })}
    </fieldset>
  );
}
