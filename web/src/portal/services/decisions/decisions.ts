import { CloseFilledJobDocument } from '../../../generated/portal/documents/CloseFilledJob';
import { DecideDocument } from '../../../generated/portal/documents/Decide';
import { ServerClockDocument } from '../../../generated/portal/documents/ServerClock';
import { UndoDecisionsDocument } from '../../../generated/portal/documents/UndoDecisions';
import type { ApplicantStatus, DecidedFragment, RejectReason } from '../../../generated/portal/graphql';
import { createStore, type Store } from '../../../shared/lib/every-page/store';
import { operation } from '../../../shared/services/every-page/operation';
import { type Ask, codes } from '../ask';

export interface NamedApplicant {
  id: string;
  name: string;
  /** The job that was applied for. */
  job?: string;
}

/** What is decided; a reason goes with Rejected alone. */
export interface Choice {
  status: ApplicantStatus;
  reason?: RejectReason | undefined;
}

/** A decision of this tab, from the press on until it is in effect or given up. */
export interface Decision extends Choice {
  key: number;
  company: string;
  people: readonly NamedApplicant[];
  state:
    | { kind: 'sending' }
    /** Can be undone until that moment of the device's clock. */
    | { kind: 'waiting'; until: number }
    /** No answer came, or one that refuses all of it. */
    | { kind: 'failed'; error: unknown }
    /** Refused for these people; where somebody else was first for each of them, their decisions, which can be replaced. */
    | { kind: 'refused'; messages: readonly string[]; others: readonly OtherDecision[] };
}

export interface OtherDecision {
  by: string;
  status: ApplicantStatus;
}

const isOpen = ({ state }: Decision) => state.kind === 'waiting' || state.kind === 'sending';

/** The decisions of a company that can still be taken back, the newest last. */
export function openDecisions(list: readonly Decision[], company: string): Decision[] {
  return list.filter((each) => each.company === company && isOpen(each));
}

/** A job whose vacancies are filled, with the decisions that wait. */
export type FilledJob = NonNullable<DecidedFragment['filled_job']> & { hired: number };

/** Decisions that are on their way, wait their ten seconds or did not get through: they outlive the page. */
export interface Decisions {
  /** The oldest first. */
  list: Store<readonly Decision[]>;
  /** The last change that the service has confirmed, by the ids of those whom it is about. */
  changed: Store<readonly string[]>;
  /** A job whose vacancies the last decision has filled. */
  filled: Store<(FilledJob & { company: string }) | undefined>;
  decide: (company: string, people: readonly NamedApplicant[], choice: Choice) => Promise<void>;
  retry: (key: number) => Promise<void>;
  /** Puts this decision in the place of somebody else's. */
  replace: (key: number) => Promise<void>;
  /** Rejects as the service refuses it. Gives whether everybody's was undone in time. */
  undo: (key: number) => Promise<boolean>;
  drop: (key: number) => void;
  closeFilledJob: (company: string, job: string) => Promise<void>;
  /** Forgets all: somebody else may use the tab next. */
  clear: () => void;
}

const decidedByOther = Number(codes.decidedByOther.slice(1));

/** Of a decision that is in effect or gone by now. */
const nobodyKnown: OtherDecision = { by: '', status: 'Applied' };

/** The service's clock less the device's, which may be wrong. */
async function clockOffset(ask: Ask): Promise<number> {
  const before = Date.now();
  const { now } = await ask(operation('ServerClock', ServerClockDocument, {}));
  return Date.parse(now) - (before + Date.now()) / 2;
}

export function createDecisions(ask: Ask): Decisions {
  const list = createStore<readonly Decision[]>([]);
  const changed = createStore<readonly string[]>([]);
  const filled = createStore<(FilledJob & { company: string }) | undefined>(undefined);
  const underWay = new Map<number, Promise<void>>();
  let lastKey = 0;
  /** Grows when somebody logs out: what is answered after that is nobody's. */
  let round = 0;
  let offset: Promise<number> | undefined;

  const find = (key: number) => list.get().find((each) => each.key === key);
  const put = (decision: Decision) =>
    list.set(list.get().map((each) => (each.key === decision.key ? decision : each)));
  const drop = (key: number) => list.set(list.get().filter((each) => each.key !== key));

  /** Who is decided about again is no part of an older decision any more. */
  function withoutPeople(people: readonly NamedApplicant[]): Decision[] {
    const ids = new Set(people.map(({ id }) => id));
    return list.get().flatMap((each) => {
      const rest = each.people.filter(({ id }) => !ids.has(id));
      return rest.length === 0 ? [] : [{ ...each, people: rest }];
    });
  }

  /** Those who were refused become a decision of their own, which says why. */
  function keepRefused(decision: Decision, results: DecidedFragment['results']): void {
    const refused = results.filter(({ error_code }) => error_code !== null);
    if (refused.length === 0) return;
    const ids = new Set(refused.map(({ id }) => id));
    lastKey += 1;
    const own: Decision = {
      ...decision,
      key: lastKey,
      people: decision.people.filter(({ id }) => ids.has(id)),
    };
    const isContested = refused.every(({ error_code }) => error_code === decidedByOther);
    const others = isContested ? refused.map(({ applicant }) => applicant?.decision ?? nobodyKnown) : [];
    const messages = [...new Set(refused.map(({ message }) => message))];
    list.set([...list.get(), { ...own, state: { kind: 'refused', messages, others } }]);
  }

  function settle(decision: Decision, answer: DecidedFragment, ahead: number): void {
    const done = new Set(answer.results.filter(({ error_code }) => error_code === null).map(({ id }) => id));
    const current = find(decision.key);
    const people = (current ?? decision).people.filter(({ id }) => done.has(id));
    if (current !== undefined && people.length > 0 && answer.takes_effect_at !== null) {
      const until = Date.parse(answer.takes_effect_at) - ahead;
      put({ ...decision, people, state: { kind: 'waiting', until } });
      setTimeout(() => {
        if (find(decision.key)?.state.kind !== 'waiting') return;
        drop(decision.key);
        changed.set([...done]);
      }, until - Date.now());
    } else {
      drop(decision.key);
    }
    keepRefused(decision, answer.results);
    if (answer.filled_job)
      filled.set({ ...answer.filled_job, hired: answer.filled_hired, company: decision.company });
    changed.set([...done]);
  }

  async function send(decision: Decision, replace: boolean): Promise<void> {
    put({ ...decision, state: { kind: 'sending' } });
    offset ??= clockOffset(ask).catch(() => {
      offset = undefined;
      return 0;
    });
    const { company, people, status, reason = null } = decision;
    const ids = people.map(({ id }) => id);
    const mine = round;
    try {
      const variables = { company, ids, status, reason, replace };
      const { decide } = await ask(operation('Decide', DecideDocument, variables));
      const ahead = (await offset) ?? 0;
      if (mine === round) settle(decision, decide, ahead);
    } catch (error) {
      if (mine === round && find(decision.key)) put({ ...decision, state: { kind: 'failed', error } });
    }
  }

  function sendOnce(decision: Decision, replace = false): Promise<void> {
    const work = send(decision, replace).finally(() => underWay.delete(decision.key));
    underWay.set(decision.key, work);
    return work;
  }

  return {
    list,
    changed,
    filled,
    drop,
    decide(company, people, { status, reason }) {
      lastKey += 1;
      const decision: Decision = {
        key: lastKey,
        company,
        people,
        status,
        reason,
        state: { kind: 'sending' },
      };
      list.set([...withoutPeople(people), decision]);
      return sendOnce(decision);
    },
    async retry(key) {
      const decision = find(key);
      if (decision?.state.kind === 'failed') await sendOnce(decision);
    },
    async replace(key) {
      const decision = find(key);
      if (decision?.state.kind === 'refused') await sendOnce(decision, true);
    },
    async undo(key) {
      await underWay.get(key);
      const decision = find(key);
      if (decision?.state.kind !== 'waiting') return false;
      const ids = decision.people.map(({ id }) => id);
      const variables = { company: decision.company, ids };
      const { undo_decisions } = await ask(operation('UndoDecisions', UndoDecisionsDocument, variables));
      drop(key);
      if (filled.get() && decision.status === 'Hired') filled.set(undefined);
      changed.set(ids);
      return undo_decisions.done === ids.length;
    },
    async closeFilledJob(company, job) {
      await ask(operation('CloseFilledJob', CloseFilledJobDocument, { company, job }));
      filled.set(undefined);
      changed.set([]);
    },
    clear() {
      round += 1;
      list.set([]);
      filled.set(undefined);
    },
  };
}
