import type { ReactNode } from 'react';
import type { Form } from '@/shared/forms/useForm';
import { Button } from '@/shared/ui/button/Button';
import styles from './ResumeForm.module.css';

interface ResumeFormFrameProps {
  form: Pick<Form<object>, 'ref' | 'busy' | 'valid' | 'onSubmit'>;
  saveLabel: string;
  /** A secondary action below the button. */
  other?: ReactNode;
  children: ReactNode;
}

/** The form's fields, with a button that sticks to the bottom of the screen. */
export function ResumeForm({ form, saveLabel, other, children }: ResumeFormFrameProps) {
  return (
    <form ref={form.ref} className={styles.form} onSubmit={form.onSubmit} noValidate>
      {children}
      <div className={styles.actions}>
        <Button type="submit" wide busy={form.busy} aria-disabled={!form.valid}>
          {saveLabel}
        </Button>
        {other}
      </div>
    </form>
  );
}
