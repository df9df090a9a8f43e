import type { ReactNode } from 'react';
import type { Form } from '../../lib/forms/useForm';
import { Button } from '../../ui/Button';
import styles from './ResumeForm.module.css';

interface ResumeFormFrameProps {
  form: Pick<Form<object>, 'ref' | 'busy' | 'onSubmit'>;
  saveLabel: string;
  children: ReactNode;
}

/** The fields, and under them the button that is always in reach. */
export function ResumeForm({ form, saveLabel, children }: ResumeFormFrameProps) {
  return (
    <form ref={form.ref} className={styles.form} onSubmit={form.onSubmit} noValidate>
      {children}
      <div className={styles.actions}>
        <Button type="submit" wide busy={form.busy}>
          {saveLabel}
        </Button>
      </div>
    </form>
  );
}
