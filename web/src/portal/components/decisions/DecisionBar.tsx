import { paths } from '@/portal/lib/paths';
import { usePage } from '@/portal/page/usePage';
import { useTexts } from '@/portal/page/useTexts';
import { type Decision, openDecisions } from '@/portal/services/decisions/decisions';
import { useMembership, usePortal } from '@/portal/services/usePortal';
import { useErrorText } from '@/shared/hooks/application/useErrorText';
import { useLink } from '@/shared/hooks/application/useLink';
import { useMutation } from '@/shared/hooks/application/useMutation';
import { useNavigation } from '@/shared/hooks/useNavigation';
import { useSecondsUntil } from '@/shared/hooks/useSecondsUntil';
import { useStore } from '@/shared/hooks/useStore';
import { formatQuery } from '@/shared/lib/address';
import { Icon } from '@/shared/ui/Icon';
import styles from './decisions.module.css';
import { FilledJob } from './FilledJob';

function useDecisionText(): (decision: Decision) => string {
  const { bar, statuses } = useTexts('applicants');
  return ({ people, status }) =>
    people.length === 1 && people[0]
      ? bar.one(people[0].name, statuses[status])
      : bar.many(people.length, statuses[status]);
}

/**
 * Undoes a decision. If it was about one applicant and the page has an applicant open, shows that one again.
 */
export function useUndo(): (decision: Decision) => void {
  const { bar } = useTexts('applicants');
  const { decisions } = usePortal();
  const { company } = useMembership();
  const { go } = useNavigation();
  const link = useLink();
  const { path, query } = usePage().address;
  const { run } = useMutation(async (_, { key, people }: Decision) => {
    const [only, ...others] = people;
    if (only && others.length === 0 && path === paths.applicants(company.id) && query.has('applicant')) {
      go(link(`${path}${formatQuery(new Map([...query, ['applicant', only.id]]))}`), { replace: true });
    }
    return (await decisions.undo(key)) ? bar.undone : bar.inEffect;
  });
  return run;
}

function Countdown({ until }: { until: number }) {
  const { bar } = useTexts('applicants');
  return <span className={styles.seconds}>{bar.seconds(useSecondsUntil(until))}</span>;
}

/** The newest decision that can still be undone. */
function PendingDecision({ decision, others }: { decision: Decision; others: number }) {
  const { bar } = useTexts('applicants');
  const undo = useUndo();
  const words = useDecisionText();
  const { state } = decision;
  return (
    <div className={styles.decisionRow}>
      <span className={styles.textColumn}>
        {/* Announced once, not every second. */}
        <strong role="status">{words(decision)}</strong>
        {state.kind === 'waiting' ? <Countdown until={state.until} /> : <span>{bar.sending}</span>}
        {others > 0 && <span className={styles.seconds}>{bar.more(others)}</span>}
      </span>
      <button type="button" className={styles.action} onClick={() => undo(decision)}>
        {bar.undo}
      </button>
    </div>
  );
}

function FailedDecision({ decision, error }: { decision: Decision; error: unknown }) {
  const { bar } = useTexts('applicants');
  const { decisions } = usePortal();
  const textOf = useErrorText();
  const words = useDecisionText();
  return (
    <div className={styles.decisionRow} role="alert">
      <Icon name="warning" />
      <span className={styles.textColumn}>
        <strong>{bar.failed(words(decision))}</strong>
        <span>{textOf(error)}</span>
        <span>{bar.failedText}</span>
      </span>
      <span className={styles.actions}>
        <button type="button" className={styles.action} onClick={() => void decisions.retry(decision.key)}>
          {bar.retry}
        </button>
        <button type="button" className={styles.action} onClick={() => decisions.drop(decision.key)}>
          {bar.drop}
        </button>
      </span>
    </div>
  );
}

type RefusedState = Extract<Decision['state'], { kind: 'refused' }>;

function RefusedDecision({ decision, state }: { decision: Decision; state: RefusedState }) {
  const { bar, statuses, comma } = useTexts('applicants');
  const { close } = useTexts('application');
  const { decisions } = usePortal();
  const { people, status, key } = decision;
  const { others, messages } = state;
  const [other] = others;
  const isTold = people.length === 1 && other !== undefined && other.by !== '';
  const names = people.map(({ name }) => name).join(comma);
  return (
    <div className={styles.decisionRow} role="alert">
      <Icon name="warning" />
      <span className={styles.textColumn}>
        {isTold ? (
          <strong>{bar.byOther(other.by, names, statuses[other.status])}</strong>
        ) : (
          <>
            <strong>{bar.refused(people.length)}</strong>
            <span>{names}</span>
            {messages.map((message) => (
              <span key={message}>{message}</span>
            ))}
          </>
        )}
      </span>
      <span className={styles.actions}>
        {other && (
          <button type="button" className={styles.action} onClick={() => void decisions.replace(key)}>
            {bar.replace(statuses[status])}
          </button>
        )}
        <button type="button" className={styles.action} onClick={() => decisions.drop(key)}>
          {other ? bar.keep : close}
        </button>
      </span>
    </div>
  );
}

/** The company's latest decisions and their outcome, at the bottom of every page until they are settled. */
export function DecisionBar() {
  const texts = useTexts('applicants');
  const { company } = useMembership();
  const { decisions } = usePortal();
  const filled = useStore(decisions.filled);
  const list = useStore(decisions.list);
  const own = list.filter((each) => each.company === company.id);
  const open = openDecisions(list, company.id);
  const newest = open.at(-1);
  const isFilled = filled?.company === company.id;
  if (own.length === 0 && !isFilled) return null;
  return (
    <section className={styles.bar} aria-label={texts.bar.label} data-decision-bar>
      {own.map((decision) => {
        const { state } = decision;
        if (state.kind === 'failed')
          return <FailedDecision key={decision.key} decision={decision} error={state.error} />;
        if (state.kind === 'refused')
          return <RefusedDecision key={decision.key} decision={decision} state={state} />;
        return null;
      })}
      {newest && <PendingDecision key={newest.key} decision={newest} others={open.length - 1} />}
      {filled && isFilled && <FilledJob job={filled} />}
    </section>
  );
}
