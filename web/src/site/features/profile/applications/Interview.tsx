import { useState } from 'react';
import { AcceptInterviewDocument } from '@/generated/seeker/documents/AcceptInterview';
import { AskAnotherTimeDocument } from '@/generated/seeker/documents/AskAnotherTime';
import { AttendInterviewDocument } from '@/generated/seeker/documents/AttendInterview';
import { DeclineInterviewDocument } from '@/generated/seeker/documents/DeclineInterview';
import { ReportInterviewDocument } from '@/generated/seeker/documents/ReportInterview';
import type { Attendance, InterviewOutcome, InterviewShownFragment } from '@/generated/seeker/graphql';
import { InterviewReport } from '@/shared/components/interview-report/InterviewReport';
import { useAction } from '@/shared/hooks/action/useAction';
import { appointmentText } from '@/shared/lib/date-text';
import { serverNow } from '@/shared/lib/server-clock';
import { saveFile } from '@/shared/services/browser/save-file';
import { operation } from '@/shared/services/operation';
import { Button } from '@/shared/ui/button/Button';
import { TextArea } from '@/shared/ui/fields/TextArea';
import { Icon } from '@/shared/ui/Icon';
import { MapLink } from '@/shared/ui/MapLink';
import { usePage } from '@/site/page/usePage';
import { useTexts } from '@/site/page/useTexts';
import { useAsk } from '@/site/services/api/useAsk';
import { useSayDone } from '@/site/services/api/useSayDone';
import { useShowError } from '@/site/services/api/useShowError';
import { downloadInterview } from '@/site/services/offline/interview-file';
import { useService, useSession } from '@/site/services/session/useSession';
import styles from './Interview.module.css';
import { hasBegun, isPast } from './useApplications';

interface InterviewProps {
  interview: InterviewShownFragment;
  /** If false, the interview can only be cancelled. */
  isEmployerReachable: boolean;
  /** Reloads the application after it has changed. */
  onChanged: () => Promise<void>;
}

/** The longest message with a request for another time or a refusal. */
const maxMessageLength = 300;

/**
 * What the seeker can do, one at a time; after each, whatever its outcome, the application is reloaded.
 */
function useInterviewActions({ interview, onChanged }: Pick<InterviewProps, 'interview' | 'onChanged'>) {
  const ask = useAsk();
  const sayDone = useSayDone();
  const showError = useShowError('box');
  const { answered } = useTexts('profile').applications;
  const { id, version } = interview;
  const { run, busy } = useAction(
    async (action: () => Promise<unknown>) => {
      await action();
      sayDone(answered);
      await onChanged();
    },
    (error) => {
      showError(error);
      void onChanged();
    },
  );
  return {
    busy,
    accept: (time: string) =>
      run(() => ask(operation('AcceptInterview', AcceptInterviewDocument, { id, version, time }))),
    askAnother: (text: string) =>
      run(() => ask(operation('AskAnotherTime', AskAnotherTimeDocument, { id, version, text }))),
    decline: (text: string) =>
      run(() => ask(operation('DeclineInterview', DeclineInterviewDocument, { id, version, text }))),
    attend: (attendance: Attendance) =>
      run(() => ask(operation('AttendInterview', AttendInterviewDocument, { id, version, attendance }))),
    report: (outcome: InterviewOutcome) =>
      run(() => ask(operation('ReportInterview', ReportInterviewDocument, { id, outcome }))),
  };
}

type InterviewActions = ReturnType<typeof useInterviewActions>;

/** The offered times; one press accepts one. */
function Times({ times, actions }: { times: readonly string[]; actions: InterviewActions }) {
  const texts = useTexts('profile').applications;
  const { locale } = usePage().address;
  const now = new Date(serverNow()).toISOString();
  return (
    <ul className={styles.times}>
      {times.map((time) => (
        <li key={time}>
          {time > now ? (
            <Button
              wide
              busy={actions.busy}
              aria-label={texts.accept(appointmentText(time, locale))}
              onClick={() => actions.accept(time)}
            >
              {appointmentText(time, locale)}
            </Button>
          ) : (
            <p className={styles.past}>
              <s>{appointmentText(time, locale)}</s> {texts.past}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

function Place({ place, is_by_telephone }: Pick<InterviewShownFragment, 'place' | 'is_by_telephone'>) {
  const texts = useTexts('profile').applications;
  const { newTab } = useTexts('common');
  if (is_by_telephone) {
    return (
      <p>
        {texts.byTelephone}
        {texts.byTelephoneText}
      </p>
    );
  }
  return (
    <p className={styles.place}>
      <Icon name="pin" />
      <span>{place}</span>
      <MapLink className={styles.map} place={place} label={`${texts.mapOf(place)}${newTab}`}>
        {texts.map}
      </MapLink>
    </p>
  );
}

function CalendarButton({ id }: { id: string }) {
  const texts = useTexts('profile').applications;
  const service = useService();
  const seeker = useSession().state.credentials?.claims.sub;
  const { run: download, busy } = useAction(async () => {
    saveFile(await downloadInterview(await service, id, seeker), 'interview.ics');
  }, useShowError('box'));
  return (
    <Button kind="secondary" busy={busy} onClick={download}>
      {texts.calendar}
    </Button>
  );
}

/** A message to the employer, when no time suits or the seeker declines. */
function MessageForm({
  kind,
  actions,
  onBack,
}: {
  kind: 'another' | 'decline';
  actions: InterviewActions;
  onBack: () => void;
}) {
  const texts = useTexts('profile').applications;
  const [text, setText] = useState('');
  const isAnother = kind === 'another';
  const canSend = !isAnother || text.trim() !== '';
  const send = () => (isAnother ? actions.askAnother(text.trim()) : actions.decline(text.trim()));
  return (
    <div className={styles.messageForm}>
      <TextArea
        label={isAnother ? texts.anotherTimeLabel : texts.declineLabel}
        hint={isAnother ? texts.anotherTimeHint : undefined}
        name="words"
        maxLength={maxMessageLength}
        value={text}
        onChange={setText}
      />
      <div className={styles.actions}>
        <Button kind="secondary" onClick={onBack}>
          {texts.back}
        </Button>
        <Button
          kind={isAnother ? 'primary' : 'danger'}
          busy={actions.busy}
          aria-disabled={!canSend}
          onClick={() => canSend && send()}
        >
          {isAnother ? texts.send : texts.decline}
        </Button>
      </div>
    </div>
  );
}

/** Buttons to ask for another time or to decline. */
function OtherAnswers({
  state,
  actions,
  isEmployerReachable,
}: Pick<InterviewShownFragment, 'state'> &
  Pick<InterviewProps, 'isEmployerReachable'> & { actions: InterviewActions }) {
  const texts = useTexts('profile').applications;
  const [kind, setKind] = useState<'another' | 'decline'>();
  if (kind !== undefined)
    return <MessageForm kind={kind} actions={actions} onBack={() => setKind(undefined)} />;
  return (
    <div className={styles.otherAnswers}>
      {state !== 'another_asked' && isEmployerReachable && (
        <Button kind="quiet" onClick={() => setKind('another')}>
          {texts.anotherTime}
        </Button>
      )}
      <Button kind="quiet" onClick={() => setKind('decline')}>
        {state === 'accepted' ? texts.cannotCome : texts.decline}
      </Button>
    </div>
  );
}

/** Buttons to confirm an accepted interview, or to say that one will be late. */
function Attending({
  interview: { attendance, time },
  actions,
}: Pick<InterviewProps, 'interview'> & { actions: InterviewActions }) {
  const texts = useTexts('profile').applications;
  const isToCome = time !== null && new Date(time).getTime() > serverNow();
  return (
    <>
      {attendance !== 'unsaid' && <p className={styles.state}>{texts.attendance[attendance]}</p>}
      <div className={styles.actions}>
        {attendance === 'unsaid' && isToCome && (
          <Button busy={actions.busy} onClick={() => actions.attend('confirmed')}>
            {texts.confirm}
          </Button>
        )}
        {attendance !== 'late' && (
          <Button kind="secondary" busy={actions.busy} onClick={() => actions.attend('late')}>
            {texts.late}
          </Button>
        )}
      </div>
    </>
  );
}

/** What became of an interview, or the question for it. */
function Outcome({
  interview: { outcome, report_until, reported },
  actions,
}: Pick<InterviewProps, 'interview'> & { actions: InterviewActions }) {
  const texts = useTexts('profile').applications;
  if (outcome !== null) return <p>{texts.outcomeCounts(texts.outcomes[outcome])}</p>;
  if (report_until === null) return null;
  return (
    <InterviewReport
      question={texts.outcomeQuestion}
      hint={texts.outcomeHint}
      labels={texts.outcomes}
      reported={reported}
      busy={actions.busy}
      onReport={actions.report}
    />
  );
}

/** An interview, with the seeker's possible answers. */
export function Interview({ interview, isEmployerReachable, onChanged }: InterviewProps) {
  const texts = useTexts('profile').applications;
  const { locale } = usePage().address;
  const actions = useInterviewActions({ interview, onChanged });
  const { state, time, note, answer } = interview;
  const isOff = state === 'declined' || state === 'cancelled';
  const isOver = isOff || (state === 'accepted' && isPast(interview));
  return (
    <section className={styles.interview}>
      <h3 className={styles.heading}>{texts.interview}</h3>
      <p className={styles.state}>{isOver && !isOff ? texts.interviewOver : texts.interviewStates[state]}</p>
      {!isOver && !isEmployerReachable && <p className={styles.uncertain}>{texts.interviewUncertain}</p>}
      {time !== null && state === 'accepted' && (
        <p className={styles.time}>
          <time dateTime={time}>{appointmentText(time, locale)}</time>
        </p>
      )}
      {!isOver && (
        <>
          <Place {...interview} />
          <p className={styles.soft}>{texts.minutes(interview.minutes)}</p>
        </>
      )}
      {note !== '' && (
        <p className={styles.quote}>
          <span className={styles.soft}>{texts.employerSays}</span> {note}
        </p>
      )}
      {answer !== '' && (
        <p className={styles.quote}>
          <span className={styles.soft}>{texts.youSaid}</span> {answer}
        </p>
      )}
      {state === 'offered' && isEmployerReachable && <Times times={interview.times} actions={actions} />}
      {state === 'accepted' && !isOver && isEmployerReachable && (
        <Attending interview={interview} actions={actions} />
      )}
      {state === 'accepted' && !isOver && <CalendarButton id={interview.id} />}
      {state === 'accepted' && isEmployerReachable && <Outcome interview={interview} actions={actions} />}
      {(isOff || !isOver) && isEmployerReachable && (
        <p className={styles.soft}>{texts.interviewNext[state]}</p>
      )}
      {!isOver && !hasBegun(interview) && (
        <OtherAnswers
          key={interview.version}
          state={state}
          actions={actions}
          isEmployerReachable={isEmployerReachable}
        />
      )}
    </section>
  );
}
