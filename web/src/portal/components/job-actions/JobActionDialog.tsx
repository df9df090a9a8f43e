import { useState } from 'react';
import * as errorCodes from '@/generated/errors/codes';
import { ServerClockDocument } from '@/generated/portal/documents/ServerClock';
import { useTexts } from '@/portal/page/useTexts';
import { useMembership } from '@/portal/services/usePortal';
import { FormError } from '@/shared/components/form-error/FormError';
import { useMutation } from '@/shared/hooks/application/useMutation';
import { useOperationQuery } from '@/shared/hooks/application/useOperationQuery';
import { dayOf } from '@/shared/lib/moments';
import { codeOf, operation } from '@/shared/services/operation';
import { Button } from '@/shared/ui/button/Button';
import { Dialog } from '@/shared/ui/dialog/Dialog';
import { Checkbox } from '@/shared/ui/fields/Checkbox';
import { FieldGroup } from '@/shared/ui/fields/FieldGroup';
import { TextField } from '@/shared/ui/fields/TextField';
import { Icon } from '@/shared/ui/Icon';
import { Stack } from '@/shared/ui/layout/Stack';
import { type CloseReason, type JobAction, type JobResults, runJobAction } from './job-actions';
import styles from './job-actions.module.css';

export interface NamedJob {
  id: string;
  name: string;
}

interface JobActionDialogProps {
  action: JobAction;
  jobs: readonly NamedJob[];
  /** Why the action is offered. */
  lead?: string;
  /** Called with the results as soon as the action is done. */
  onDone: (results: JobResults) => void;
  onClose: () => void;
}

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
function JobOutcomes({ results, jobs }: { results: JobResults; jobs: readonly NamedJob[] }) {
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
  const { data } = useOperationQuery(operation('ServerClock', ServerClockDocument, {}));
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
function isDayRefused({ results }: JobResults): boolean {
  return results.every(({ error_code }) => codeOf(error_code ?? 0) === errorCodes.invalidMoment);
}

/** Asks before an action on jobs and performs it. Lists the outcome for each job where the outcomes differ. */
export function JobActionDialog({ action, jobs, lead, onDone, onClose }: JobActionDialogProps) {
  const texts = useTexts('jobs');
  const { close, cancel } = useTexts('application');
  const { company } = useMembership();
  const [reason, setReason] = useState<CloseReason>();
  const [day, setDay] = useState<string>();
  /** What is wrong with the day or the reason. */
  const [fieldProblem, setFieldProblem] = useState<string>();
  const [results, setResults] = useState<JobResults>();
  const closesLater = action === 'close' && day !== undefined;
  const { run, busy, problem } = useMutation(
    async ({ ask, keyOf }) => {
      const isUnexplained = action === 'close' && !closesLater && reason === undefined;
      const missing =
        closesLater && day === '' ? texts.dayMissing : isUnexplained ? texts.reasonMissing : undefined;
      setFieldProblem(missing);
      if (missing !== undefined) return undefined;
      const ids = jobs.map(({ id }) => id);
      const answer = await runJobAction(ask, action, {
        company: company.id,
        ids,
        reason: reason ?? 'not_needed',
        closeOn: day || null,
        key: keyOf({ action, ids }),
      });
      if (isDayRefused(answer)) {
        setFieldProblem(answer.results[0]?.message);
        return undefined;
      }
      onDone(answer);
      if (answer.done < jobs.length) {
        setResults(answer);
        return undefined;
      }
      onClose();
      return closesLater ? texts.closesLater(jobs.length) : texts.actions[action].done(jobs.length);
    },
    { showsProblem: true },
  );
  if (results !== undefined) {
    return (
      <Dialog
        open
        title={texts.results(results.done, jobs.length)}
        closeLabel={close}
        onClose={onClose}
        actions={<Button onClick={onClose}>{close}</Button>}
      >
        <JobOutcomes results={results} jobs={jobs} />
      </Dialog>
    );
  }
  const [only] = jobs;
  const what = jobs.length === 1 && only ? texts.quoted(only.name) : texts.count(jobs.length);
  return (
    <Dialog
      open
      title={texts.actions[action].title(what)}
      closeLabel={close}
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {cancel}
          </Button>
          <Button
            kind={action === 'close' || action === 'remove' ? 'danger' : 'primary'}
            busy={busy}
            onClick={run}
          >
            {texts.actions[action].label}
          </Button>
        </>
      }
    >
      <Stack>
        {lead !== undefined && <p>{lead}</p>}
        <p>{texts.actions[action].text}</p>
        {action === 'close' && (
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
        {(action === 'extend' || action === 'reopen') && (
          <DayField
            label={texts.openUntil}
            hint={texts.openUntilHint}
            problem={fieldProblem}
            day={day ?? ''}
            onChange={setDay}
          />
        )}
        <FormError text={problem} />
      </Stack>
    </Dialog>
  );
}
