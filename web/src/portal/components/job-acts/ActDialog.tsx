import { useState } from 'react';
import { ServerClockDocument } from '../../../generated/portal/documents/ServerClock';
import { useAction } from '../../../shared/hooks/action/useAction';
import { randomKey } from '../../../shared/lib/random-key';
import { operation } from '../../../shared/services/every-page/operation';
import { Button } from '../../../shared/ui/button/Button';
import { Dialog } from '../../../shared/ui/dialog/Dialog';
import { Icon } from '../../../shared/ui/every-page/Icon';
import { Checkbox } from '../../../shared/ui/fields/Checkbox';
import { FieldGroup } from '../../../shared/ui/fields/FieldGroup';
import { TextField } from '../../../shared/ui/fields/TextField';
import { dayOf } from '../../lib/moments';
import { useTexts } from '../../page/every-page/useTexts';
import { useAnswer } from '../../services/useAnswer';
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
  /** Why the act is offered. */
  lead?: string;
  /** Called with the results as soon as the act is done. */
  onDone: (results: Results) => void;
  onClose: () => void;
}

/** The day is past or too far in the future (E200026). */
const dayNotUsable = 200026;

const reasons: readonly CloseReason[] = ['filled_here', 'filled_elsewhere', 'not_needed'];

interface ReasonChoiceProps {
  value: CloseReason | undefined;
  problem: string | undefined;
  onChange: (reason: CloseReason) => void;
}

function ReasonChoice({ value, problem, onChange }: ReasonChoiceProps) {
  const texts = useTexts('jobs');
  return (
    <FieldGroup label={texts.closeWhy} name="reason" error={problem}>
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

/** The outcome for each job. */
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
            {message || texts.resultDone}
          </span>
        </li>
      ))}
    </ul>
  );
}

interface DayFieldProps {
  label: string;
  hint?: string;
  problem: string | undefined;
  day: string;
  onChange: (day: string) => void;
}

/** A day from today on, by the site's clock. */
function DayField({ label, hint, problem, day, onChange }: DayFieldProps) {
  const { data } = useAnswer(operation('ServerClock', ServerClockDocument, {}));
  return (
    <TextField
      type="date"
      name="closeOn"
      label={label}
      hint={hint}
      error={problem}
      min={data && dayOf(data.now)}
      value={day}
      onChange={onChange}
    />
  );
}

interface ClosingFieldsProps {
  reason: CloseReason | undefined;
  onReason: (reason: CloseReason) => void;
  /** Undefined closes the job now. */
  day: string | undefined;
  onDay: (day: string | undefined) => void;
  problem: string | undefined;
}

/** Closes now, with a reason, or after a day. */
function ClosingFields({ reason, onReason, day, onDay, problem }: ClosingFieldsProps) {
  const texts = useTexts('jobs');
  return (
    <>
      <FieldGroup label={texts.closeWhen} name="when">
        <Checkbox
          kind="radio"
          name="whenChoice"
          checked={day === undefined}
          onChange={() => onDay(undefined)}
        >
          {texts.closeNow}
        </Checkbox>
        <Checkbox kind="radio" name="whenChoice" checked={day !== undefined} onChange={() => onDay('')}>
          {texts.closeLater}
        </Checkbox>
      </FieldGroup>
      {day === undefined ? (
        <ReasonChoice value={reason} problem={problem} onChange={onReason} />
      ) : (
        <DayField
          label={texts.lastDay}
          hint={texts.lastDayHint}
          problem={problem}
          day={day}
          onChange={onDay}
        />
      )}
    </>
  );
}

/** Whether every job was refused because of the day. */
function isDayRefused({ results }: Results): boolean {
  return results.every(({ error_code }) => error_code === dayNotUsable);
}

/** Asks before an act on jobs and performs it. Lists the outcome for each job where the outcomes differ. */
export function ActDialog({ act, jobs, lead, onDone, onClose }: ActDialogProps) {
  const texts = useTexts('jobs');
  const { close, cancel } = useTexts('common');
  const { company } = useMembership();
  const { ask } = usePortal();
  const sayDone = useSayDone();
  const { problem, tell, clear } = useProblem();
  const [reason, setReason] = useState<CloseReason>();
  const [day, setDay] = useState<string>();
  /** What is wrong with the day or the reason. */
  const [fieldProblem, setFieldProblem] = useState<string>();
  const [key] = useState(randomKey);
  const [results, setResults] = useState<Results>();
  const closesLater = act === 'close' && day !== undefined;
  const { run, busy } = useAction(async () => {
    clear();
    setFieldProblem(undefined);
    if (closesLater && day === '') return setFieldProblem(texts.dayMissing);
    if (act === 'close' && !closesLater && reason === undefined) return setFieldProblem(texts.reasonMissing);
    const ids = jobs.map(({ id }) => id);
    const answer = await runAct(ask, act, {
      company: company.id,
      ids,
      reason: reason ?? 'not_needed',
      closeOn: day || null,
      key,
    });
    if (isDayRefused(answer)) return setFieldProblem(answer.results[0]?.message);
    onDone(answer);
    if (answer.done === jobs.length) {
      sayDone(closesLater ? texts.closesLater(jobs.length) : texts.acts[act].done(jobs.length));
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
        {act === 'close' && (
          <ClosingFields
            reason={reason}
            onReason={(chosen) => {
              setReason(chosen);
              setFieldProblem(undefined);
            }}
            day={day}
            onDay={(chosen) => {
              setDay(chosen);
              setFieldProblem(undefined);
            }}
            problem={fieldProblem}
          />
        )}
        {(act === 'extend' || act === 'reopen') && (
          <DayField
            label={texts.openUntil}
            hint={texts.openUntilHint}
            problem={fieldProblem}
            day={day ?? ''}
            onChange={setDay}
          />
        )}
        <Problem text={problem} />
      </div>
    </Dialog>
  );
}
