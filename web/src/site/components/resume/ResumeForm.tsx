import type { ReactNode } from 'react';
import type { ValueTexts } from '@/shared/components/form-conflict/FormConflict';
import type { SharedForm } from '@/shared/forms/shared-form/useSharedForm';
import { Button } from '@/shared/ui/button/Button';
import { FormConflict } from '../form-conflict/FormConflict';
import styles from './ResumeForm.module.css';

interface ResumeFormFrameProps<Values> extends ValueTexts<Values> {
  form: SharedForm<Values>;
  saveLabel: string;
  /** A secondary action below the button. */
  other?: ReactNode;
  children: ReactNode;
}

/** The form's fields, with a button that sticks to the bottom of the screen. */
export function ResumeForm<Values extends object>({
  form,
  labels,
  names,
  saveLabel,
  other,
  children,
}: ResumeFormFrameProps<Values>) {
  return (
    <>
      <form ref={form.ref} className={styles.form} onSubmit={form.onSubmit} noValidate>
        {children}
        <div className={styles.actions}>
          <Button type="submit" wide busy={form.busy} aria-disabled={!form.valid}>
            {saveLabel}
          </Button>
          {other}
        </div>
      </form>
      <FormConflict form={form} labels={labels} names={names} />
    </>
  );
}
