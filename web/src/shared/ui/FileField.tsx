import { type Ref, useState } from 'react';
import styles from './FileField.module.css';
import { Field } from './fields/Field';

interface FileFieldProps {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** Accepted types, in the form of the `accept` attribute. */
  accepted: readonly string[];
  browseLabel: string;
  /** Shown while no file is chosen. */
  noFile: string;
  ref?: Ref<HTMLInputElement>;
  name?: string;
  onChoose: (file: File | undefined) => void;
}

/** Chooses a file, labelled in the page's language rather than the browser's. */
export function FileField(props: FileFieldProps) {
  const { label, hint, error, accepted, browseLabel, noFile, onChoose, ...input } = props;
  const [chosen, setChosen] = useState<string>();
  return (
    <Field label={label} hint={hint} error={error}>
      {(controlProps) => (
        <div className={styles.file}>
          <input
            {...controlProps}
            {...input}
            className={styles.input}
            type="file"
            accept={accepted.join(',')}
            onChange={({ target }) => {
              setChosen(target.files?.[0]?.name);
              onChoose(target.files?.[0]);
            }}
          />
          <span className={styles.browse} aria-hidden="true">
            {browseLabel}
          </span>
          <span className={styles.name} aria-hidden="true">
            {chosen ?? noFile}
          </span>
        </div>
      )}
    </Field>
  );
}
