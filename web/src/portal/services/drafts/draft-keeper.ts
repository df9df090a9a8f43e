import { createStore, type Store } from '../../../shared/lib/every-page/store';
import { createHistory } from './undo-history';

/** A version that somebody else has saved in the meantime. */
export interface Theirs<Values> {
  version: number;
  values: Values;
  /** The other person's name or e-mail. */
  by: string;
  at: string;
}

/** The answer to a save: saved, or a conflict with a newer version, in which case nothing was written. */
export type SaveAnswer<Values> =
  | { kind: 'saved'; version: number; at: string }
  | { kind: 'conflict'; theirs: Theirs<Values> };

/** Unsaved input as this device keeps it, with the values that it was edited from. */
export interface Unsaved<Values> {
  version: number;
  base: Values;
  values: Values;
}

/** This device's storage of unsaved input. */
export interface UnsavedStore<Values> {
  read: () => Unsaved<Values> | undefined;
  write: (unsaved: Unsaved<Values>) => void;
  drop: () => void;
}

export interface KeeperOptions<Values> {
  /** The service's version. */
  saved: { version: number; values: Values; at: string; by: string };
  /** `isLeaving`: the page is closing, and the request has to outlive it. */
  save: (values: Values, version: number, isLeaving: boolean) => Promise<SaveAnswer<Values>>;
  unsaved: UnsavedStore<Values>;
  /** Whether a retry of a failed save may succeed, as after a network failure. */
  isPassing: (error: unknown) => boolean;
}

export type DraftStatus =
  | 'saved'
  /** There is input that the service does not have yet. */
  | 'typed'
  | 'saving'
  /** The service cannot be reached; saving is retried. */
  | 'unreachable'
  /** The service refused to save it. */
  | 'refused'
  /** Somebody else has saved a newer version. */
  | 'conflict';

export interface DraftState<Values> {
  values: Values;
  status: DraftStatus;
  version: number;
  savedAt: string;
  /** Why saving failed. */
  error: unknown;
  /** The values that the current ones were edited from. */
  base: Values;
  theirs: Theirs<Values> | undefined;
  /** Unsaved values of an earlier visit were restored. */
  isRestored: boolean;
  canUndo: boolean;
  canRedo: boolean;
}

export interface DraftKeeper<Values> {
  state: Store<DraftState<Values>>;
  /** Quick successive changes of the same `group` are undone together. */
  change: (part: Partial<Values>, group?: string) => void;
  undo: () => void;
  redo: () => void;
  /** Nothing is saved during an IME composition. */
  setComposing: (isComposing: boolean) => void;
  /** Saves at once. Resolves to whether the service has everything. */
  flush: () => Promise<boolean>;
  /** Goes on with the chosen values, on top of the version that somebody else saved. */
  resolve: (values: Values) => void;
  /** Starts a conflict with a version that these values would overwrite. */
  meet: (theirs: Theirs<Values>) => void;
  /** The page is closing: sends unsaved input. */
  leave: () => void;
  /** Retries at once, for example when the network is back. */
  retry: () => void;
  stop: () => void;
}

/** A pause of this length ends a word. */
const typingPause = 800;
/** The longest wait before saving while the person keeps typing. */
const longestWait = 4_000;
const retryWaits = [2_000, 5_000, 10_000, 30_000];

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/**
 * Keeps only those restored values whose types still fit: they may come from an earlier version of this page.
 */
function fitting<Values extends object>(kept: Values, like: Values): Values {
  const kindOf = (value: unknown) => (Array.isArray(value) ? 'array' : typeof value);
  const names = (Object.keys(like) as (keyof Values)[]).filter(
    (name) => kept[name] !== undefined && kindOf(kept[name]) === kindOf(like[name]),
  );
  return { ...like, ...Object.fromEntries(names.map((name) => [name, kept[name]])) };
}

/**
 * Keeps what is typed: on this device at once, at the service within seconds, and never over another person's
 * version.
 */
export function createDraftKeeper<Values extends object>(
  options: KeeperOptions<Values>,
): DraftKeeper<Values> {
  const { saved, unsaved } = options;
  const history = createHistory(saved.values);
  const state = createStore<DraftState<Values>>({
    values: saved.values,
    status: 'saved',
    version: saved.version,
    savedAt: saved.at,
    error: undefined,
    base: saved.values,
    theirs: undefined,
    isRestored: false,
    canUndo: false,
    canRedo: false,
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waitingSince: number | undefined;
  let isComposing = false;
  let underWay: Promise<void> | undefined;
  let failures = 0;
  let isStopped = false;
  /** Values sent without getting an answer: the service may or may not have them. */
  let lost: Values | undefined;

  const set = (part: Partial<DraftState<Values>>) => state.set({ ...state.get(), ...part });
  const isDirty = () => lost !== undefined || !isSame(state.get().values, state.get().base);

  function keep(): void {
    const { version, base, values } = state.get();
    unsaved.write({ version, base, values });
  }

  function later(wait: number): void {
    clearTimeout(timer);
    if (isStopped || isComposing || state.get().status === 'conflict') return;
    timer = setTimeout(() => void save(), wait);
  }

  function laterAfterTyping(): void {
    waitingSince ??= performance.now();
    const waited = performance.now() - waitingSince;
    later(Math.max(0, Math.min(typingPause, longestWait - waited)));
  }

  function settle(answer: SaveAnswer<Values>, sent: Values): void {
    failures = 0;
    if (answer.kind === 'conflict') {
      // Not a conflict: the service has what this page sent, now or earlier, and the answer was lost.
      const own = [sent, lost].find((each) => each !== undefined && isSame(answer.theirs.values, each));
      if (own !== undefined) {
        settle({ kind: 'saved', version: answer.theirs.version, at: answer.theirs.at }, own);
        return;
      }
      set({ status: 'conflict', theirs: answer.theirs });
      return;
    }
    lost = undefined;
    set({ base: sent, version: answer.version, savedAt: answer.at, status: 'saved', error: undefined });
    if (!isDirty()) {
      unsaved.drop();
      return;
    }
    set({ status: 'typed' });
    keep();
    laterAfterTyping();
  }

  function fail(error: unknown, sent: Values): void {
    if (!options.isPassing(error)) {
      if (isDirty()) set({ status: 'refused', error });
      else set({ status: 'saved', error: undefined });
      return;
    }
    lost = sent;
    set({ status: 'unreachable', error });
    later(retryWaits[Math.min(failures, retryWaits.length - 1)] ?? 0);
    failures += 1;
  }

  function save(isLeaving = false): Promise<void> {
    clearTimeout(timer);
    if (underWay !== undefined) return underWay;
    if (!isDirty() || state.get().status === 'conflict') return Promise.resolve();
    waitingSince = undefined;
    const { values: sent, version } = state.get();
    set({ status: 'saving' });
    underWay = options.save(sent, version, isLeaving).then(
      (answer) => {
        underWay = undefined;
        settle(answer, sent);
      },
      (error) => {
        underWay = undefined;
        fail(error, sent);
      },
    );
    return underWay;
  }

  /** Takes over values that were typed, undone or chosen. */
  function take(values: Values): void {
    const { status } = state.get();
    set({ values, canUndo: history.canUndo(), canRedo: history.canRedo() });
    keep();
    if (status === 'conflict') return;
    if (!isDirty()) {
      set({ status: 'saved' });
      unsaved.drop();
      return;
    }
    if (status !== 'saving' && status !== 'unreachable') set({ status: 'typed' });
    laterAfterTyping();
  }

  function restore(): void {
    const left = unsaved.read();
    if (left === undefined) return;
    const values = fitting(left.values, saved.values);
    if (isSame(values, saved.values)) {
      unsaved.drop();
      return;
    }
    history.push(values, 'restored');
    set({ values, isRestored: true, canUndo: true });
    if (left.version === saved.version) {
      set({ status: 'typed' });
      later(0);
      return;
    }
    const { version, by, at } = saved;
    set({
      base: fitting(left.base, saved.values),
      version: left.version,
      status: 'conflict',
      theirs: { version, by, at, values: saved.values },
    });
  }
  restore();

  return {
    state,
    change(part, group = Object.keys(part).join()) {
      const values = { ...state.get().values, ...part };
      if (isSame(values, state.get().values)) return;
      history.push(values, group);
      take(values);
    },
    undo: () => take(history.undo()),
    redo: () => take(history.redo()),
    setComposing(now) {
      isComposing = now;
      if (now) clearTimeout(timer);
      else if (isDirty()) laterAfterTyping();
    },
    async flush() {
      // The save under way may be older than the latest input.
      await underWay;
      await save();
      return !isDirty() && state.get().status !== 'conflict';
    },
    resolve(values) {
      const { theirs } = state.get();
      if (theirs === undefined) return;
      history.push(values, 'resolved');
      lost = undefined;
      set({ base: theirs.values, version: theirs.version, theirs: undefined, status: 'typed' });
      take(values);
    },
    meet(theirs) {
      clearTimeout(timer);
      lost = undefined;
      if (isSame(theirs.values, state.get().values))
        set({ status: 'saved', base: theirs.values, version: theirs.version });
      else set({ status: 'conflict', theirs });
    },
    leave() {
      if (isDirty() && underWay === undefined) void save(true);
    },
    retry() {
      if (state.get().status === 'unreachable') void save();
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
