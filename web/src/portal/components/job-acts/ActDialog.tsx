import { useState } from 'react';
import { useAction } from '../../../shared/hooks/action/useAction';
import { randomKey } from '../../../shared/lib/random-key';
import { Button } from '../../../shared/ui/button/Button';
import { Dialog } from '../../../shared/ui/dialog/Dialog';
import { Icon } from '../../../shared/ui/every-page/Icon';
import { Checkbox } from '../../../shared/ui/fields/Checkbox';
import { FieldGroup } from '../../../shared/ui/fields/FieldGroup';
import { useTexts } from '../../page/every-page/useTexts';
import { useMembership, usePortal, useSayDone } from '../../services/usePortal';
import { Problem, useProblem } from '../answer/Problem';
import page from '../page/page.module.css';
import { type CloseReason, type JobAct, type Results, runAct } from './acts';
import styles from './acts.module.css';

export interface NamedJob {
  id: string;
  name: string;
}

interface ActDialogProps {
  act: JobAct;
  jobs: readonly NamedJob[];
  /** Why it is offered. */
  lead?: string;
  /** Told what was done as soon as it was. */
  onDone: (results: Results) => void;
  onClose: () => void;
}

const reasons: readonly CloseReason[] = ['filled_here', 'filled_elsewhere', 'not_needed'];

function ReasonChoice({ value, onChange }: { value: CloseReason; onChange: (reason: CloseReason) => void }) {
  const texts = useTexts('jobs');
  return (
    <FieldGroup label={texts.closeWhy} name="reason">
      {reasons.map((reason) => (
        <Checkbox
          key={reason}
          kind="radio"
          name="reasonChoice"
          value={reason}
          checked={value === reason}
          onChange={() => onChange(reason)}
        >
          {texts.reasons[reason]}
        </Checkbox>
      ))}
    </FieldGroup>
  );
}

/** What became of each job. */
function Outcome({ results, jobs }: { results: Results; jobs: readonly NamedJob[] }) {
  const texts = useTexts('jobs');
  const names = new Map(jobs.map(({ id, name }) => [id, name]));
  return (
    <ul className={styles.results}>
      {results.results.map(({ id, error_code, message }) => (
        <li key={id} className={error_code === null ? styles.fine : styles.refused}>
          <Icon name={error_code === null ? 'check' : 'warning'} />
          <span>
            <strong>{names.get(id)}</strong>
            <br />
            {error_code === null ? texts.resultDone : message}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Asks before an act on jobs, does it, and tells for each what became of it where that is not the same for all. */
export function ActDialog({ act, jobs, lead, onDone, onClose }: ActDialogProps) {
  const texts = useTexts('jobs');
  const { close, cancel } = useTexts('common');
  const { company } = useMembership();
  const { ask } = usePortal();
  const sayDone = useSayDone();
  const { problem, tell, clear } = useProblem();
  const [reason, setReason] = useState<CloseReason>('filled_here');
  const [key] = useState(randomKey);
  const [results, setResults] = useState<Results>();
  const { run, busy } = useAction(async () => {
    clear();
    const ids = jobs.map(({ id }) => id);
    const answer = await runAct(ask, act, { company: company.id, ids, reason, key });
    onDone(answer);
    if (answer.done === jobs.length) {
      sayDone(texts.acts[act].done(jobs.length));
      onClose();
    } else {
      setResults(answer);
    }
  }, tell);
  if (results !== undefined) {
    return (
      <Dialog
        open
        title={texts.results(results.done, jobs.length)}
        closeLabel={close}
        onClose={onClose}
        actions={<Button onClick={onClose}>{close}</Button>}
      >
        <Outcome results={results} jobs={jobs} />
      </Dialog>
    );
  }
  const [only] = jobs;
  const what = jobs.length === 1 && only ? texts.quoted(only.name) : texts.count(jobs.length);
  return (
    <Dialog
      open
      title={texts.acts[act].title(what)}
      closeLabel={close}
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {cancel}
          </Button>
          <Button kind={act === 'close' || act === 'remove' ? 'danger' : 'primary'} busy={busy} onClick={run}>
            {texts.acts[act].label}
          </Button>
        </>
      }
    >
      <div className={page.stack}>
        {lead !== undefined && <p>{lead}</p>}
        <p>{texts.acts[act].text}</p>
        {act === 'close' && <ReasonChoice value={reason} onChange={setReason} />}
        <Problem text={problem} />
      </div>
    </Dialog>
  );
}
