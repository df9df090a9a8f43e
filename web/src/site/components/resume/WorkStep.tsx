import { useState } from 'react';
import { Button } from '@/shared/ui/button/Button';
import { useTexts } from '@/site/page/useTexts';
import { useShowError } from '@/site/services/api/useShowError';
import { WorkText } from './ResumeParts';
import styles from './ResumeSection.module.css';
import { useRemoveWork } from './useRemoveWork';
import type { ResumeFormProps } from './useResumeForm';
import { WorkForm } from './WorkForm';
import { indexed, maxWorkEntries } from './work-entry';

/** All work experiences, each with links to edit or remove it, and a form for another one. */
export function WorkStep(props: ResumeFormProps) {
  const texts = useTexts('resume');
  const { profile, saveLabel, other, onSaved } = props;
  const entries = profile.work_experience;
  const [open, setOpen] = useState<number | undefined>(entries.length === 0 ? 0 : undefined);
  const remove = useRemoveWork();
  const showError = useShowError('box');
  if (open !== undefined) {
    return (
      <WorkForm
        key={open}
        {...props}
        index={open}
        saveLabel={texts.save}
        onSaved={() => setOpen(undefined)}
      />
    );
  }
  return (
    <div className={styles.entries}>
      {indexed(entries).map(({ key, index, entry }) => (
        <div key={key} className={styles.entry}>
          <WorkText entry={entry} />
          <div>
            <Button
              kind="quiet"
              aria-label={texts.actionOn(texts.edit, entry.position_name)}
              onClick={() => setOpen(index)}
            >
              {texts.edit}
            </Button>
            <Button
              kind="quiet"
              aria-label={texts.actionOn(texts.delete, entry.position_name)}
              onClick={() => void remove(entry, index).catch(showError)}
            >
              {texts.delete}
            </Button>
          </div>
        </div>
      ))}
      {entries.length < maxWorkEntries && (
        <Button kind="secondary" onClick={() => setOpen(entries.length)}>
          {texts.addWork}
        </Button>
      )}
      <Button wide onClick={onSaved}>
        {saveLabel}
      </Button>
      {other}
    </div>
  );
}
