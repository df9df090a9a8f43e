import { type ReactNode, useId } from 'react';
import { Icon } from '../Icon';
import fieldStyles from './Field.module.css';
import styles from './FieldGroup.module.css';

interface FieldGroupProps {
  label: string;
  /** The name by which a form finds the group to focus. */
  name: string;
  hint?: ReactNode;
  error?: string | undefined;
  children: ReactNode;
}

/** Several controls for one question. */
export function FieldGroup({ label, name, hint, error, children }: FieldGroupProps) {
  const id = useId();
  const described = [hint !== undefined && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <fieldset
      name={name}
      tabIndex={-1}
      className={styles.group}
      aria-describedby={described || undefined}
      aria-invalid={error === undefined ? undefined : true}
    >
      <legend className={`${fieldStyles.label} ${styles.legend}`}>{label}</legend>
      {hint !== undefined && (
        <p id={`${id}-hint`} className={fieldStyles.hint}>
          {hint}
        </p>
      )}
      <p id={`${id}-error`} className={fieldStyles.error} aria-live="polite">
        {error !== undefined && (
          <>
            <Icon name="warning" size={18} />
            <span>{error}</span>
          </>
        )}
      </p>
      {children}
    </fieldset>
  );
}
