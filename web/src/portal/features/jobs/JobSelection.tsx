import { useRef, useState } from 'react';
import { JobActionDialog } from '@/portal/components/job-actions/JobActionDialog';
import { actionsOfAny, type JobAction } from '@/portal/components/job-actions/job-actions';
import { useTexts } from '@/portal/page/useTexts';
import { SelectionBar } from '@/shared/components/selection-bar/SelectionBar';
import type { Selection } from '@/shared/hooks/useSelection';
import { Button } from '@/shared/ui/button/Button';
import { Row } from '@/shared/ui/layout/Row';
import type { SelectedJob } from './selected-job';

interface JobSelectionProps {
  isOld: boolean;
  selection: Selection<SelectedJob>;
  onChanged: () => void;
}

/** Acts on the selected jobs. */
export function JobSelection({ isOld, selection, onChanged }: JobSelectionProps) {
  const texts = useTexts('jobs');
  const [action, setAction] = useState<JobAction>();
  // A ref, because the dialog closes right after calling onDone.
  const isDone = useRef(false);
  const { rows: jobs, clear } = selection;
  return (
    <SelectionBar selection={selection} isOld={isOld} texts={texts}>
      <Row>
        {actionsOfAny(jobs).map((each) => (
          <Button key={each} kind="secondary" onClick={() => setAction(each)}>
            {texts.actions[each].label}
          </Button>
        ))}
      </Row>
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
    </SelectionBar>
  );
}
