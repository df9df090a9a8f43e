import { useId } from 'react';
import styles from './Segments.module.css';

interface SegmentsProps {
  label: string;
  /** Undefined when no option is chosen. */
  value: string | undefined;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
  /** Whether the options need no visible label; it is then only for screen readers. */
  isPlain?: boolean;
}

/** One choice out of a few, side by side. */
export function Segments({ label, value, options, onChange, isPlain = false }: SegmentsProps) {
  const name = useId();
  return (
    <div className={styles.row} role="radiogroup" aria-label={label}>
      {!isPlain && (
        <span className={styles.label} aria-hidden="true">
          {label}
        </span>
      )}
      <div className={styles.segments}>
        {options.map((option) => (
          <label key={option.value} className={styles.segment}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </div>
  );
}
