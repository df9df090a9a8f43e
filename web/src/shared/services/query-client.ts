/** Loads an answer. The signal is aborted as soon as nobody wants the answer any more. */
export type Load<Data> = (signal: AbortSignal) => Promise<Data | undefined>;

export interface QueryState<Data> {
  /** The newest answer; it stays while the next one is loading, or if that one fails or is undefined. */
  data: Data | undefined;
  /** Why the last load failed. */
  error: unknown;
  isLoading: boolean;
}

export interface ObserveOptions<Data> {
  load: Load<Data>;
  /** Milliseconds before loading, so that only the last of several quick changes is loaded. */
  delay?: number;
  /** Keeps the answer when the last observer leaves, so that going back shows it at once. */
  isKept?: boolean;
  /** The answer never changes, so that one in the cache is not loaded again. */
  isFixed?: boolean;
}

/** The answers of a page by their keys. A key stands for its load: equal keys ask for the same thing. */
export interface QueryClient {
  get: (key: string) => QueryState<unknown> | undefined;
  /** Loads the answer and tells its changes, until the returned function is called. */
  observe: <Data>(key: string, options: ObserveOptions<Data>, onChange: () => void) => () => void;
  /** Loads an observed answer again. */
  reload: (key: string) => void;
  /** Loads an answer that will probably be wanted next, unless it is there. */
  prefetch: <Data>(key: string, load: Load<Data>) => void;
  /**
   * Something has changed: forgets the answers that nobody observes, and loads those of the observed ones
   * again whose keys begin like this.
   */
  invalidate: (...beginnings: string[]) => void;
  /** Forgets all answers when another subject, such as another company, begins. */
  enter: (subject: string) => void;
  /** Forgets all answers, because they are somebody else's. Those that are still observed are loaded anew. */
  clear: () => void;
}

interface Entry {
  state: QueryState<unknown>;
  load: Load<unknown>;
  isKept: boolean;
  /** Set while the answer is loading for an observer. */
  loading: AbortController | undefined;
  observers: Set<() => void>;
}

/** More answers than somebody goes back to. */
const mostKept = 60;

export const pending: QueryState<never> = { data: undefined, error: undefined, isLoading: true };

function set(entry: Entry, part: Partial<QueryState<unknown>>): void {
  entry.state = { ...entry.state, ...part };
  for (const onChange of [...entry.observers]) onChange();
}

function stop(entry: Entry): void {
  entry.loading?.abort();
  entry.loading = undefined;
}

function start(entry: Entry, delay = 0): void {
  stop(entry);
  const loading = new AbortController();
  const { signal } = loading;
  const settle = (part: Partial<QueryState<unknown>>) => {
    if (signal.aborted) return;
    entry.loading = undefined;
    set(entry, { error: undefined, ...part, isLoading: false });
  };
  const ask = () => {
    if (signal.aborted) return;
    entry.load(signal).then(
      (data) => settle(data === undefined ? {} : { data }),
      (error) => settle({ error }),
    );
  };
  entry.loading = loading;
  set(entry, { isLoading: true });
  if (delay > 0) setTimeout(ask, delay);
  else ask();
}

export function createQueryClient(): QueryClient {
  const entries = new Map<string, Entry>();
  let current = '';

  function add(key: string, load: Load<unknown>): Entry {
    const entry = {
      state: pending,
      load,
      isKept: false,
      loading: undefined,
      observers: new Set<() => void>(),
    };
    for (const [old, { observers }] of entries) {
      if (entries.size < mostKept) break;
      if (observers.size === 0) entries.delete(old);
    }
    entries.set(key, entry);
    return entry;
  }

  function release(key: string, entry: Entry): void {
    if (entry.observers.size > 0 || entries.get(key) !== entry) return;
    stop(entry);
    if (entry.isKept && entry.state.data !== undefined) set(entry, { error: undefined, isLoading: false });
    else entries.delete(key);
  }

  function forget(isForgotten: (entry: Entry) => boolean): void {
    for (const [key, entry] of entries) if (isForgotten(entry)) entries.delete(key);
  }

  function clear(): void {
    forget(({ observers }) => observers.size === 0);
    for (const entry of entries.values()) {
      stop(entry);
      set(entry, pending);
    }
    // By then the components that show somebody else's answers are gone.
    setTimeout(() => {
      for (const entry of entries.values())
        if (entry.observers.size > 0 && entry.loading === undefined && entry.state.isLoading) start(entry);
    });
  }

  return {
    clear,
    get: (key) => entries.get(key)?.state,
    observe(key, { load, delay, isKept = false, isFixed }, onChange) {
      const entry = entries.get(key) ?? add(key, load);
      entry.load = load;
      entry.isKept ||= isKept;
      entry.observers.add(onChange);
      const isDone = isFixed && entry.state.data !== undefined;
      if (!isDone && entry.loading === undefined) start(entry, delay);
      return () => {
        entry.observers.delete(onChange);
        // Another component, or the same one in React's strict mode, may observe the answer at once.
        queueMicrotask(() => release(key, entry));
      };
    },
    reload(key) {
      const entry = entries.get(key);
      if (entry !== undefined && entry.observers.size > 0) start(entry);
    },
    prefetch(key, load) {
      if (entries.has(key)) return;
      const entry = add(key, load);
      entry.isKept = true;
      const isWanted = () => entries.get(key) === entry && entry.state.data === undefined;
      load(new AbortController().signal).then(
        (data) => isWanted() && set(entry, { data, isLoading: entry.loading !== undefined }),
        () => isWanted() && release(key, entry),
      );
    },
    invalidate(...beginnings) {
      forget(({ observers }) => observers.size === 0);
      for (const [key, entry] of entries)
        if (beginnings.some((beginning) => key.startsWith(beginning))) start(entry);
    },
    enter(subject) {
      if (subject !== current && current !== '') clear();
      current = subject;
    },
  };
}
