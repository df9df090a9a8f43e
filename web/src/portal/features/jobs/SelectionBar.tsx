import { useRef, useState } from 'react';
import { JobActionDialog } from '@/portal/components/job-actions/JobActionDialog';
import { actionsOfAny, type JobAction } from '@/portal/components/job-actions/job-actions';
import { useTexts } from '@/portal/page/useTexts';
import { maxSelected, type Selection } from '@/shared/hooks/useSelection';
import { Button } from '@/shared/ui/button/Button';
import { Muted } from '@/shared/ui/layout/Muted';
import styles from './jobs.module.css';
import type { SelectedJob } from './selected-job';

interface SelectionBarProps {
  /** The list belongs to an earlier search: nothing can be decided. */
  isOld: boolean;
  selection: Selection<SelectedJob>;
  onChanged: () => void;
}

/** Acts on the selected jobs, at the bottom of the screen while any are selected. */
export function SelectionBar({ isOld, selection, onChanged }: SelectionBarProps) {
  const texts = useTexts('jobs');
  const [action, setAction] = useState<JobAction>();
  // A ref, because the dialog closes right after calling onDone.
  const isDone = useRef(false);
  const { rows: jobs, clear } = selection;
  if (jobs.length === 0) return null;
  return (
    <section className={styles.bar} inert={isOld} aria-label={texts.selected(jobs.length)}>
      <p role="status">
        <strong>{texts.selected(jobs.length)}</strong>
        {jobs.length === maxSelected && <Muted as="span"> {texts.tooMany(maxSelected)}</Muted>}
      </p>
      <div className={styles.actions}>
        {actionsOfAny(jobs).map((each) => (
          <Button key={each} kind="secondary" onClick={() => setAction(each)}>
            {texts.actions[each].label}
          </Button>
        ))}
        <Button kind="quiet" onClick={clear}>
          {texts.unselect}
        </Button>
      </div>
      {action && (
        <JobActionDialog
          action={action}
          jobs={jobs}
          onDone={() => {
            isDone.current = true;
            onChanged();
          }}
          onClose={() => {
            setAction(undefined);
            if (isDone.current) clear();
            isDone.current = false;
          }}
        />
      )}
    </section>
  );
}
