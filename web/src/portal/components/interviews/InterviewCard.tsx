import { useState } from 'react';
import { CancelInterviewDocument } from '../../../generated/portal/documents/CancelInterview';
import type { InterviewShownFragment, InterviewState } from '../../../generated/portal/graphql';
import { appointmentText } from '../../../shared/lib/date-text';
import { operation } from '../../../shared/services/every-page/operation';
import { Button } from '../../../shared/ui/button/Button';
import { Badge, type BadgeTone } from '../../../shared/ui/every-page/Badge';
import { TextArea } from '../../../shared/ui/fields/TextArea';
import { textIn } from '../../lib/localized-text';
import { may } from '../../lib/permissions';
import { usePage } from '../../page/every-page/usePage';
import { useTexts } from '../../page/every-page/useTexts';
import { useMembership, usePortal, useSayDone } from '../../services/usePortal';
import { ConfirmDialog } from '../confirm/ConfirmDialog';
import page from '../page/page.module.css';
import styles from './interviews.module.css';

const tones: Record<InterviewState, BadgeTone> = {
  offered: 'highlight',
  accepted: 'accent',
  another_asked: 'highlight',
  declined: 'plain',
  cancelled: 'plain',
};

interface CancelProps {
  interview: InterviewShownFragment;
  onChanged: () => void;
  onClose: () => void;
}

function CancelDialog({ interview, onChanged, onClose }: CancelProps) {
  const texts = useTexts('interviews');
  const { company } = useMembership();
  const { ask } = usePortal();
  const sayDone = useSayDone();
  const [note, setNote] = useState('');
  const cancel = async () => {
    const { id, version } = interview;
    const variables = { company: company.id, id, version, note: note.trim() || null };
    try {
      await ask(operation('CancelInterview', CancelInterviewDocument, variables));
      sayDone(texts.cancelled);
    } finally {
      // Also after a conflict, so that the page behind the dialog shows the current state.
      onChanged();
    }
  };
  return (
    <ConfirmDialog
      open
      title={texts.cancelTitle(interview.applicant_name)}
      confirmLabel={texts.cancel}
      onConfirm={cancel}
      onClose={onClose}
    >
      <p>{texts.cancelText}</p>
      <TextArea label={texts.cancelNote} name="note" maxLength={300} value={note} onChange={setNote} />
    </ConfirmDialog>
  );
}

interface InterviewCardProps {
  interview: InterviewShownFragment;
  /** A link to the applicant, on pages that are not about that applicant. */
  href?: string;
  onChanged: () => void;
}

/** An interview, its state and the next steps. */
export function InterviewCard({ interview, href, onChanged }: InterviewCardProps) {
  const texts = useTexts('interviews');
  const { locale } = usePage().address;
  const { company, role } = useMembership();
  const [isCancelling, setCancelling] = useState(false);
  const { state, time, times, minutes, note, answer, calendar_path, applicant_name } = interview;
  const isLive = state === 'offered' || state === 'accepted' || state === 'another_asked';
  const mayDecide = may('decide', role, company.state);
  const place = textIn(locale, interview.place);
  return (
    <article className={styles.card} data-interview={interview.id}>
      <p className={page.row}>
        <Badge tone={tones[state]}>{texts.states[state]}</Badge>
      </p>
      {href !== undefined && (
        <h3 className={styles.name}>
          <a href={href}>{applicant_name}</a>
          <span className={page.quiet}> · {textIn(locale, interview.job_name)}</span>
        </h3>
      )}
      {time !== null ? (
        <p>
          <strong>
            <time dateTime={time}>{appointmentText(time, locale)}</time>
          </strong>
          {` · ${texts.minutes(minutes)}`}
        </p>
      ) : (
        <div>
          <p className={page.quiet}>
            {texts.offeredTimes} · {texts.minutes(minutes)}
          </p>
          <ul>
            {times.map((each) => (
              <li key={each}>
                <time dateTime={each}>{appointmentText(each, locale)}</time>
              </li>
            ))}
          </ul>
        </div>
      )}
      <p>{interview.is_by_telephone ? texts.byTelephone : texts.where(place)}</p>
      {note && (
        <p className={styles.said}>
          <span className={page.quiet}>{texts.yourNote}</span>
          {note}
        </p>
      )}
      {answer && (
        <p className={styles.said}>
          <span className={page.quiet}>{texts.theirAnswer}</span>
          {answer}
        </p>
      )}
      <p className={page.quiet}>{texts.next[state]}</p>
      <div className={`${page.row} ${styles.acts}`}>
        {calendar_path !== null && (
          <a
            className={page.link}
            href={calendar_path}
            download
            aria-label={texts.calendarOf(applicant_name)}
          >
            {texts.calendar}
          </a>
        )}
        {href !== undefined && state === 'another_asked' && mayDecide && (
          <a className={page.link} href={href}>
            {texts.offerAgain}
          </a>
        )}
        {isLive && mayDecide && (
          <Button kind="quiet" onClick={() => setCancelling(true)}>
            {texts.cancel}
          </Button>
        )}
      </div>
      {isCancelling && (
        <CancelDialog interview={interview} onChanged={onChanged} onClose={() => setCancelling(false)} />
      )}
    </article>
  );
}
