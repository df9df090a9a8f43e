import * as errorCodes from '@/generated/errors/codes';
import { CloseFilledJobDocument } from '@/generated/portal/documents/CloseFilledJob';
import { DecideDocument } from '@/generated/portal/documents/Decide';
import { ServerClockDocument } from '@/generated/portal/documents/ServerClock';
import { UndoDecisionsDocument } from '@/generated/portal/documents/UndoDecisions';
import type { ApplicantStatus, DecidedFragment, RejectReason } from '@/generated/portal/graphql';
import { createStore, type Store } from '@/shared/lib/store';
import type { Ask } from '@/shared/services/ask';
import { codeOf, operation } from '@/shared/services/operation';

export interface NamedApplicant {
  id: string;
  name: string;
  /** The job that the person applied for. */
  job?: string;
}

/** What is decided; only a rejection has a reason. */
export interface Choice {
  status: ApplicantStatus;
  reason?: RejectReason | undefined;
}

/** A decision made in this tab, from the press until it takes effect or is given up. */
export interface Decision extends Choice {
  key: number;
  company: string;
  people: readonly NamedApplicant[];
  state:
    | { kind: 'sending' }
    /** Can be undone until this moment of the device's clock. */
    | { kind: 'waiting'; until: number }
    /** There was no answer, or one that refuses the whole decision. */
    | { kind: 'failed'; error: unknown }
    /**
     * Refused for these people. If somebody else decided first about each of them, `others` are those
     * decisions, which can be replaced.
     */
    | { kind: 'refused'; messages: readonly string[]; others: readonly OtherDecision[] };
}

export interface OtherDecision {
  by: string;
  status: ApplicantStatus;
}

const isOpen = ({ state }: Decision) => state.kind === 'waiting' || state.kind === 'sending';

/** The company's decisions that can still be undone, newest last. */
export function openDecisions(list: readonly Decision[], company: string): Decision[] {
  return list.filter((each) => each.company === company && isOpen(each));
}

/** A job whose vacancies are filled, counting pending decisions. */
export type FilledJob = NonNullable<DecidedFragment['filled_job']> & { hired: number };

/**
 * Decisions that are being sent, in their ten seconds of undo, or failed. They survive navigation to other
 * pages.
 */
export interface Decisions {
  /** Oldest first. */
  list: Store<readonly Decision[]>;
  /** The ids of the applicants in the last change that the service confirmed. */
  changed: Store<readonly string[]>;
  /** The job whose vacancies the last decision filled. */
  filled: Store<(FilledJob & { company: string }) | undefined>;
  decide: (company: string, people: readonly NamedApplicant[], choice: Choice) => Promise<void>;
  retry: (key: number) => Promise<void>;
  /** Replaces somebody else's decision by this one. */
  replace: (key: number) => Promise<void>;
  /** Rejects if the service refuses. Resolves to whether all decisions were undone in time. */
  undo: (key: number) => Promise<boolean>;
  drop: (key: number) => void;
  closeFilledJob: (company: string, job: string) => Promise<void>;
  /** Forgets everything, because somebody else may use the tab next. */
  clear: () => void;
}

/** Stands in for a decision that has taken effect or was undone by now. */
const unknownDecision: OtherDecision = { by: '', status: 'Applied' };

/** How far the service's clock is ahead of the device's, in milliseconds. */
async function clockOffset(ask: Ask): Promise<number> {
  const before = Date.now();
  const { now } = await ask(operation('ServerClock', ServerClockDocument, {}));
  return Date.parse(now) - (before + Date.now()) / 2;
}

/** `onChanged` is called with the ids of the applicants about whom the service has confirmed a change. */
export function createDecisions(
  ask: Ask,
  onChanged: (ids: readonly string[]) => void = () => undefined,
): Decisions {
  const list = createStore<readonly Decision[]>([]);
  const changed = createStore<readonly string[]>([]);
  const filled = createStore<(FilledJob & { company: string }) | undefined>(undefined);
  const running = new Map<number, Promise<void>>();
  let lastKey = 0;
  /** Grows at logout; answers to requests of an earlier generation are ignored. */
  let generation = 0;
  let offset: Promise<number> | undefined;

  const confirm = (ids: readonly string[]) => {
    onChanged(ids);
    changed.set(ids);
  };
  const find = (key: number) => list.get().find((each) => each.key === key);
  const update = (decision: Decision) =>
    list.set(list.get().map((each) => (each.key === decision.key ? decision : each)));
  const drop = (key: number) => list.set(list.get().filter((each) => each.key !== key));

  /** Removes people from older decisions, because they are decided about again. */
  function withoutPeople(people: readonly NamedApplicant[]): Decision[] {
    const ids = new Set(people.map(({ id }) => id));
    return list.get().flatMap((each) => {
      const rest = each.people.filter(({ id }) => !ids.has(id));
      return rest.length === 0 ? [] : [{ ...each, people: rest }];
    });
  }

  /** Turns the refused people into a decision of their own, which says why. */
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
    const isContested = refused.every(
      ({ error_code }) => codeOf(error_code ?? 0) === errorCodes.decidedByOther,
    );
    const others = isContested ? refused.map(({ applicant }) => applicant?.decision ?? unknownDecision) : [];
    const messages = [...new Set(refused.map(({ message }) => message))];
    list.set([...list.get(), { ...own, state: { kind: 'refused', messages, others } }]);
  }

  function applyAnswer(decision: Decision, answer: DecidedFragment, clockAhead: number): void {
    const done = new Set(answer.results.filter(({ error_code }) => error_code === null).map(({ id }) => id));
    const current = find(decision.key);
    const people = (current ?? decision).people.filter(({ id }) => done.has(id));
    if (current !== undefined && people.length > 0 && answer.takes_effect_at !== null) {
      const until = Date.parse(answer.takes_effect_at) - clockAhead;
      update({ ...decision, people, state: { kind: 'waiting', until } });
      setTimeout(() => {
        if (find(decision.key)?.state.kind !== 'waiting') return;
        drop(decision.key);
        confirm([...done]);
      }, until - Date.now());
    } else {
      drop(decision.key);
    }
    keepRefused(decision, answer.results);
    if (answer.filled_job)
      filled.set({ ...answer.filled_job, hired: answer.filled_hired, company: decision.company });
    confirm([...done]);
  }

  async function send(decision: Decision, replace: boolean): Promise<void> {
    update({ ...decision, state: { kind: 'sending' } });
    offset ??= clockOffset(ask).catch(() => {
      offset = undefined;
      return 0;
    });
    const { company, people, status, reason = null } = decision;
    const ids = people.map(({ id }) => id);
    const startedIn = generation;
    try {
      const variables = { company, ids, status, reason, replace };
      const { decide } = await ask(operation('Decide', DecideDocument, variables));
      const clockAhead = (await offset) ?? 0;
      if (startedIn === generation) applyAnswer(decision, decide, clockAhead);
    } catch (error) {
      if (startedIn === generation && find(decision.key))
        update({ ...decision, state: { kind: 'failed', error } });
    }
  }

  function sendOnce(decision: Decision, replace = false): Promise<void> {
    const work = send(decision, replace).finally(() => running.delete(decision.key));
    running.set(decision.key, work);
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
      await running.get(key);
      const decision = find(key);
      if (decision?.state.kind !== 'waiting') return false;
      const ids = decision.people.map(({ id }) => id);
      const variables = { company: decision.company, ids };
      const { undo_decisions } = await ask(operation('UndoDecisions', UndoDecisionsDocument, variables));
      drop(key);
      if (filled.get() && decision.status === 'Hired') filled.set(undefined);
      confirm(ids);
      return undo_decisions.done === ids.length;
    },
    async closeFilledJob(company, job) {
      await ask(operation('CloseFilledJob', CloseFilledJobDocument, { company, job }));
      filled.set(undefined);
      confirm([]);
    },
    clear() {
      generation += 1;
      list.set([]);
      filled.set(undefined);
    },
  };
}
