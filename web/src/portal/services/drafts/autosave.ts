import { isSame } from '@/shared/lib/is-same';
import { createStore, type Store } from '@/shared/lib/store';
import type { Draft } from '@/shared/services/drafts/draft';
import { createHistory } from './undo-history';

/** A version that somebody else has saved in the meantime. */
export interface NewerVersion<Values> {
  version: number;
  values: Values;
  /** The other person's name or e-mail. */
  by: string;
  at: string;
}

/** The answer to a save: saved, or a conflict with a newer version, in which case nothing was written. */
export type SaveAnswer<Values> =
  | { kind: 'saved'; version: number; at: string }
  | { kind: 'conflict'; theirs: NewerVersion<Values> };

/** Unsaved input as this device keeps it, with the values that it was edited from. */
export interface Unsaved<Values> {
  version: number;
  base: Values;
  values: Values;
}

export interface AutosaveOptions<Values> {
  /** The service's version. */
  saved: { version: number; values: Values; at: string; by: string };
  /** `isLeaving`: the page is closing, and the request has to outlive it. */
  save: (values: Values, version: number, isLeaving: boolean) => Promise<SaveAnswer<Values>>;
  /** This device's unsaved input. */
  unsaved: Draft<Unsaved<Values>>;
  /** Whether a retry of a failed save may succeed, as after a network failure. */
  isTransient: (error: unknown) => boolean;
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
  theirs: NewerVersion<Values> | undefined;
  /** Unsaved values of an earlier visit were restored. */
  isRestored: boolean;
  canUndo: boolean;
  canRedo: boolean;
}

export interface Autosave<Values> {
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
  showConflict: (theirs: NewerVersion<Values>) => void;
  /** The page is closing: sends unsaved input. */
  leave: () => void;
  /** Retries at once, for example when the network is back. */
  retry: () => void;
  /** Saves what was restored. Nothing is saved before `start` or after `stop`. */
  start: () => void;
  stop: () => void;
}

/** A pause of this length ends a word. */
const typingPause = 800;
/** The longest wait before saving while the person keeps typing. */
const longestWait = 4_000;
const retryWaits = [2_000, 5_000, 10_000, 30_000];

/**
 * Keeps only those restored values whose types still fit: they may come from an earlier version of this page.
 */
function withMatchingTypes<Values extends object>(kept: Values, like: Values): Values {
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
export function createAutosave<Values extends object>(options: AutosaveOptions<Values>): Autosave<Values> {
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
  let runningSave: Promise<void> | undefined;
  let failures = 0;
  let isStopped = true;
  /** Values sent without getting an answer: the service may or may not have them. */
  let unconfirmed: Values | undefined;

  const set = (part: Partial<DraftState<Values>>) => state.set({ ...state.get(), ...part });
  const isDirty = () => unconfirmed !== undefined || !isSame(state.get().values, state.get().base);

  function storeOnDevice(): void {
    const { version, base, values } = state.get();
    unsaved.keep({ version, base, values });
  }

  function scheduleSave(wait: number): void {
    clearTimeout(timer);
    if (isStopped || isComposing || state.get().status === 'conflict') return;
    timer = setTimeout(() => void save(), wait);
  }

  function scheduleSaveAfterTyping(): void {
    waitingSince ??= performance.now();
    const waited = performance.now() - waitingSince;
    scheduleSave(Math.max(0, Math.min(typingPause, longestWait - waited)));
  }

  function onAnswer(answer: SaveAnswer<Values>, sent: Values): void {
    failures = 0;
    if (answer.kind === 'conflict') {
      // Not a conflict: the service has what this page sent, now or earlier, and the answer was lost.
      const own = [sent, unconfirmed].find(
        (each) => each !== undefined && isSame(answer.theirs.values, each),
      );
      if (own !== undefined) {
        onAnswer({ kind: 'saved', version: answer.theirs.version, at: answer.theirs.at }, own);
        return;
      }
      set({ status: 'conflict', theirs: answer.theirs });
      return;
    }
    unconfirmed = undefined;
    set({ base: sent, version: answer.version, savedAt: answer.at, status: 'saved', error: undefined });
    if (!isDirty()) {
      unsaved.drop();
      return;
    }
    set({ status: 'typed' });
    storeOnDevice();
    scheduleSaveAfterTyping();
  }

  function onFailure(error: unknown, sent: Values): void {
    if (!options.isTransient(error)) {
      if (isDirty()) set({ status: 'refused', error });
      else set({ status: 'saved', error: undefined });
      return;
    }
    unconfirmed = sent;
    set({ status: 'unreachable', error });
    scheduleSave(retryWaits[Math.min(failures, retryWaits.length - 1)] ?? 0);
    failures += 1;
  }

  function save(isLeaving = false): Promise<void> {
    clearTimeout(timer);
    if (runningSave !== undefined) return runningSave;
    if (!isDirty() || state.get().status === 'conflict') return Promise.resolve();
    waitingSince = undefined;
    const { values: sent, version } = state.get();
    set({ status: 'saving' });
    runningSave = options.save(sent, version, isLeaving).then(
      (answer) => {
        runningSave = undefined;
        onAnswer(answer, sent);
      },
      (error) => {
        runningSave = undefined;
        onFailure(error, sent);
      },
    );
    return runningSave;
  }

  /** Takes over values that were typed, undone or chosen. */
  function applyValues(values: Values): void {
    const { status } = state.get();
    set({ values, canUndo: history.canUndo(), canRedo: history.canRedo() });
    storeOnDevice();
    if (status === 'conflict') return;
    if (!isDirty()) {
      set({ status: 'saved' });
      unsaved.drop();
      return;
    }
    if (status !== 'saving' && status !== 'unreachable') set({ status: 'typed' });
    scheduleSaveAfterTyping();
  }

  function restore(): void {
    const left = unsaved.read();
    if (left === undefined) return;
    const values = withMatchingTypes(left.values, saved.values);
    if (isSame(values, saved.values)) return;
    history.push(values, 'restored');
    set({ values, isRestored: true, canUndo: true });
    if (left.version === saved.version) {
      set({ status: 'typed' });
      return;
    }
    const { version, by, at } = saved;
    set({
      base: withMatchingTypes(left.base, saved.values),
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
      applyValues(values);
    },
    undo: () => applyValues(history.undo()),
    redo: () => applyValues(history.redo()),
    setComposing(now) {
      isComposing = now;
      if (now) clearTimeout(timer);
      else if (isDirty()) scheduleSaveAfterTyping();
    },
    async flush() {
      // The save under way may be older than the latest input.
      await runningSave;
      await save();
      return !isDirty() && state.get().status !== 'conflict';
    },
    resolve(values) {
      const { theirs } = state.get();
      if (theirs === undefined) return;
      history.push(values, 'resolved');
      unconfirmed = undefined;
      set({ base: theirs.values, version: theirs.version, theirs: undefined, status: 'typed' });
      applyValues(values);
    },
    showConflict(theirs) {
      clearTimeout(timer);
      unconfirmed = undefined;
      if (isSame(theirs.values, state.get().values))
        set({ status: 'saved', base: theirs.values, version: theirs.version });
      else set({ status: 'conflict', theirs });
    },
    leave() {
      if (isDirty() && runningSave === undefined) void save(true);
    },
    retry() {
      if (state.get().status === 'unreachable') void save();
    },
    start() {
      isStopped = false;
      if (isDirty()) scheduleSave(0);
      else if (state.get().status === 'saved') unsaved.drop();
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
