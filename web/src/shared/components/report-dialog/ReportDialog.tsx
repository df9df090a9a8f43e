import { type ReactNode, useState } from 'react';
import { useAction } from '@/shared/hooks/action/useAction';
import { Button } from '@/shared/ui/button/Button';
import { Dialog } from '@/shared/ui/dialog/Dialog';
import { TextArea } from '@/shared/ui/fields/TextArea';
import { Stack } from '@/shared/ui/layout/Stack';
import styles from './ReportDialog.module.css';

/** The texts of a report dialog. */
export interface ReportTexts<Reason extends string> {
  title: string;
  why: string;
  reasons: Readonly<Record<Reason, string>>;
  more: string;
  send: string;
  thanks: string;
}

export interface ReportValues<Reason extends string> {
  reason?: Reason | undefined;
  text: string;
}

interface ReportDialogProps<Reason extends string> {
  texts: ReportTexts<Reason>;
  closeLabel: string;
  /** The label of the button below the thanks. */
  doneLabel: string;
  reasons: readonly Reason[];
  maxText: number;
  /** The saved choice and text. */
  initial?: ReportValues<Reason>;
  onChange?: (values: ReportValues<Reason>) => void;
  onReport: (reason: Reason, text: string) => Promise<void>;
  onError: (error: unknown) => void;
  onClose: () => void;
  /** The reported thing, shown above the reasons. */
  subject?: ReactNode;
  /** Stands below the form. */
  note?: ReactNode;
}

/** Asks what is wrong, and reports it to the operator. */
export function ReportDialog<Reason extends string>(props: ReportDialogProps<Reason>) {
  const { texts, closeLabel, reasons, initial = { text: '' }, onReport, onError, onClose } = props;
  const [values, setValues] = useState(initial);
  const [isSent, setSent] = useState(false);
  const { reason, text } = values;
  const change = (next: ReportValues<Reason>) => {
    setValues(next);
    props.onChange?.(next);
  };
  const { run: send, busy } = useAction(async (chosen: Reason) => {
    await onReport(chosen, text.trim());
    setSent(true);
  }, onError);
  const actions = isSent ? (
    <Button onClick={onClose}>{props.doneLabel}</Button>
  ) : (
    <Button aria-disabled={reason === undefined} busy={busy} onClick={() => reason && send(reason)}>
      {texts.send}
    </Button>
  );
  return (
    <Dialog open from="below" title={texts.title} closeLabel={closeLabel} onClose={onClose} actions={actions}>
      {isSent ? (
        <p role="status">{texts.thanks}</p>
      ) : (
        <Stack>
          {props.subject}
          <fieldset className={styles.reasons}>
            <legend className={styles.legend}>{texts.why}</legend>
            {reasons.map((each) => (
              <label key={each} className={styles.reason}>
                <input
                  type="radio"
                  name="reason"
                  checked={each === reason}
                  onChange={() => change({ reason: each, text })}
                />
                {texts.reasons[each]}
              </label>
            ))}
          </fieldset>
          <TextArea
            label={texts.more}
            name="text"
            maxLength={props.maxText}
            value={text}
            onChange={(typed) => change({ reason, text: typed })}
          />
          {props.note}
        </Stack>
      )}
    </Dialog>
  );
}
