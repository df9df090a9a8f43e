import { useState } from 'react';
import { CancelInterviewDocument } from '@/generated/portal/documents/CancelInterview';
import { ReportInterviewDocument } from '@/generated/portal/documents/ReportInterview';
import type { InterviewOutcome, InterviewShownFragment, InterviewState } from '@/generated/portal/graphql';
import { isAllowed } from '@/portal/lib/permissions';
import { usePage } from '@/portal/page/usePage';
import { useTexts } from '@/portal/page/useTexts';
import { useMembership, usePortal } from '@/portal/services/usePortal';
import { ConfirmDialog } from '@/shared/components/confirm/ConfirmDialog';
import { InterviewReport } from '@/shared/components/interview-report/InterviewReport';
import { useMutation } from '@/shared/hooks/application/useMutation';
import { useSayDone } from '@/shared/hooks/application/useSayDone';
import { appointmentText } from '@/shared/lib/date-text';
import { textIn } from '@/shared/lib/localized-text';
import { serverNow } from '@/shared/lib/server-clock';
import { operation } from '@/shared/services/operation';
import { Badge, type BadgeTone } from '@/shared/ui/Badge';
import { Button } from '@/shared/ui/button/Button';
import { TextArea } from '@/shared/ui/fields/TextArea';
import { Muted } from '@/shared/ui/layout/Muted';
import { Row } from '@/shared/ui/layout/Row';
import { StandaloneLink } from '@/shared/ui/layout/StandaloneLink';
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

/** What became of an interview, or the question for it. */
function Outcome({ interview, onChanged }: Omit<CancelProps, 'onClose'>) {
  const texts = useTexts('interviews');
  const { locale } = usePage().address;
  const { company } = useMembership();
  const { id, outcome, reported, report_until, absence_counts_at } = interview;
  const { run, busy } = useMutation(async ({ ask }, said: InterviewOutcome) => {
    const variables = { company: company.id, id, outcome: said };
    // Also after a conflict, so that the page shows the current state.
    await ask(operation('ReportInterview', ReportInterviewDocument, variables)).finally(onChanged);
    return texts.reported;
  });
  if (outcome !== null) return <p>{texts.outcomeCounts(texts.outcomes[outcome])}</p>;
  if (report_until === null) return null;
  return (
    <InterviewReport
      question={texts.outcomeQuestion}
      hint={
        absence_counts_at === null
          ? texts.outcomeHint
          : texts.absenceClaimed(appointmentText(absence_counts_at, locale))
      }
      labels={texts.outcomes}
      reported={reported}
      busy={busy}
      onReport={run}
    />
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
  const { state, time, times, minutes, note, answer, calendar_path, applicant_name, attendance } = interview;
  const hasBegun =
    interview.report_until !== null ||
    interview.outcome !== null ||
    (state === 'accepted' && time !== null && new Date(time).getTime() <= serverNow());
  const isLive = !hasBegun && (state === 'offered' || state === 'accepted' || state === 'another_asked');
  const mayDecide = isAllowed('decide', role, company.state);
  const place = textIn(locale, interview.place);
  return (
    <article className={styles.card} data-interview={interview.id}>
      <Row as="p">
        <Badge tone={tones[state]}>{texts.states[state]}</Badge>
        {state === 'accepted' && !hasBegun && attendance !== 'unsaid' && (
          <Badge tone={attendance === 'late' ? 'highlight' : 'accent'}>{texts.attendance[attendance]}</Badge>
        )}
      </Row>
      {href !== undefined && (
        <h3 className={styles.name}>
          <a href={href}>{applicant_name}</a>
          <Muted as="span"> · {textIn(locale, interview.job_name)}</Muted>
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
          <Muted>
            {texts.offeredTimes} · {texts.minutes(minutes)}
          </Muted>
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
        <p className={styles.quote}>
          <Muted as="span">{texts.yourNote}</Muted>
          {note}
        </p>
      )}
      {answer && (
        <p className={styles.quote}>
          <Muted as="span">{texts.theirAnswer}</Muted>
          {answer}
        </p>
      )}
      {!hasBegun && <Muted>{texts.next[state]}</Muted>}
      {mayDecide && <Outcome interview={interview} onChanged={onChanged} />}
      <Row className={styles.quietActions}>
        {calendar_path !== null && !hasBegun && (
          <StandaloneLink href={calendar_path} download aria-label={texts.calendarOf(applicant_name)}>
            {texts.calendar}
          </StandaloneLink>
        )}
        {href !== undefined && state === 'another_asked' && mayDecide && (
          <StandaloneLink href={href}>{texts.offerAgain}</StandaloneLink>
        )}
        {isLive && mayDecide && (
          <Button kind="quiet" onClick={() => setCancelling(true)}>
            {texts.cancel}
          </Button>
        )}
      </Row>
      {isCancelling && (
        <CancelDialog interview={interview} onChanged={onChanged} onClose={() => setCancelling(false)} />
      )}
    </article>
  );
}
