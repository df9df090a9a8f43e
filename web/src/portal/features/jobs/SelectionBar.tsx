import { useRef, useState } from 'react';
import { Button } from '../../../shared/ui/button/Button';
import { ActDialog } from '../../components/job-acts/ActDialog';
import { actsOfSome, type JobAct } from '../../components/job-acts/acts';
import page from '../../components/page/page.module.css';
import { useTexts } from '../../page/every-page/useTexts';
import styles from './jobs.module.css';
import { maxSelected, type Selection } from './useSelection';

interface SelectionBarProps {
  /** The list belongs to an earlier search: nothing can be decided. */
  isOld: boolean;
  selection: Selection;
  onChanged: () => void;
}

/** Acts on the selected jobs, at the bottom of the screen while any are selected. */
export function SelectionBar({ isOld, selection, onChanged }: SelectionBarProps) {
  const texts = useTexts('jobs');
  const [act, setAct] = useState<JobAct>();
  // A ref, because the dialog closes right after calling onDone.
  const isDone = useRef(false);
  const { jobs, clear } = selection;
  if (jobs.length === 0) return null;
  return (
    <section className={styles.bar} inert={isOld} aria-label={texts.selected(jobs.length)}>
      <p role="status">
        <strong>{texts.selected(jobs.length)}</strong>
        {jobs.length === maxSelected && <span className={page.quiet}> {texts.tooMany(maxSelected)}</span>}
      </p>
      <div className={styles.acts}>
        {actsOfSome(jobs).map((each) => (
          <Button key={each} kind="secondary" onClick={() => setAct(each)}>
            {texts.acts[each].label}
          </Button>
        ))}
        <Button kind="quiet" onClick={clear}>
          {texts.unselect}
        </Button>
      </div>
      {act && (
        <ActDialog
          act={act}
          jobs={jobs}
          onDone={() => {
            isDone.current = true;
            onChanged();
          }}
          onClose={() => {
            setAct(undefined);
            if (isDone.current) clear();
            isDone.current = false;
          }}
        />
      )}
    </section>
  );
}
