import { createStore, type Store } from '../../../shared/lib/every-page/store';
import { createHistory } from './undo-history';

/** What somebody else has saved in the meantime. */
export interface Theirs<Values> {
  version: number;
  values: Values;
  /** Who, as the person's name or e-mail. */
  by: string;
  at: string;
}

/** What the service says to a save: done, or that there is a newer one, over which nothing was written. */
export type SaveAnswer<Values> =
  | { kind: 'saved'; version: number; at: string }
  | { kind: 'conflict'; theirs: Theirs<Values> };

/** What was typed and not saved, as this device keeps it, with what it was typed over. */
export interface Unsaved<Values> {
  version: number;
  base: Values;
  values: Values;
}

/** Where this device keeps it. */
export interface UnsavedStore<Values> {
  read: () => Unsaved<Values> | undefined;
  write: (unsaved: Unsaved<Values>) => void;
  drop: () => void;
}

export interface KeeperOptions<Values> {
  /** As the service has it. */
  saved: { version: number; values: Values; at: string; by: string };
  /** `isLeaving`: the page goes away, and the call has to outlive it. */
  save: (values: Values, version: number, isLeaving: boolean) => Promise<SaveAnswer<Values>>;
  unsaved: UnsavedStore<Values>;
  /** Whether a save that failed may get through later, as when there is no network. */
  isPassing: (error: unknown) => boolean;
}

export type DraftStatus =
  | 'saved'
  /** Something was typed that the service does not have yet. */
  | 'typed'
  | 'saving'
  /** The service cannot be reached; it is tried again and again. */
  | 'unreachable'
  /** The service does not take it. */
  | 'refused'
  /** Somebody else has saved. */
  | 'conflict';

export interface DraftState<Values> {
  values: Values;
  status: DraftStatus;
  version: number;
  savedAt: string;
  /** Why it was refused. */
  error: unknown;
  /** What the values were typed over. */
  base: Values;
  theirs: Theirs<Values> | undefined;
  /** Values of an earlier visit came back, which had not been saved. */
  isRestored: boolean;
  canUndo: boolean;
  canRedo: boolean;
}

export interface DraftKeeper<Values> {
  state: Store<DraftState<Values>>;
  /** Changes of the same `group` that follow each other quickly are undone together. */
  change: (part: Partial<Values>, group?: string) => void;
  undo: () => void;
  redo: () => void;
  /** Between the first and the last key of a Chinese character nothing is saved. */
  setComposing: (isComposing: boolean) => void;
  /** Saves at once; whether the service has everything now. */
  flush: () => Promise<boolean>;
  /** Goes on with chosen values over what somebody else has saved. */
  resolve: (values: Values) => void;
  /** Tells of something that these values would be written over. */
  meet: (theirs: Theirs<Values>) => void;
  /** The page is about to go away: sends what is left to save. */
  leave: () => void;
  /** Tries again at once, as when the network is back. */
  retry: () => void;
  stop: () => void;
}

/** Whoever pauses for this long has finished a word. */
const typingPause = 800;
/** Whoever never pauses is saved as often as this. */
const longestWait = 4_000;
const retryWaits = [2_000, 5_000, 10_000, 30_000];

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** What an earlier visit, perhaps of an earlier version of this page, left: only what still has the form of today. */
function fitting<Values extends object>(kept: Values, like: Values): Values {
  const kindOf = (value: unknown) => (Array.isArray(value) ? 'array' : typeof value);
  const names = (Object.keys(like) as (keyof Values)[]).filter(
    (name) => kept[name] !== undefined && kindOf(kept[name]) === kindOf(like[name]),
  );
  return { ...like, ...Object.fromEntries(names.map((name) => [name, kept[name]])) };
}

/** Keeps what is typed: on this device at once, at the service within seconds, and never over somebody else's. */
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
  /** What was sent without an answer: the service may have it, or not. */
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
      // Nobody else has saved: it is what was sent, now or before, and whose answer was lost on the way.
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

  /** Shows values that were typed, undone or chosen. */
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
      // What is under way may be older than what was typed last.
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
