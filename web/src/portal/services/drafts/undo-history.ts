/** How many steps can be undone. */
const maxSteps = 100;
/** Changes of the same group within this time are one step, like the letters of a word. */
const oneStep = 1_000;

export interface History<Value> {
  push: (value: Value, group: string) => void;
  undo: () => Value;
  redo: () => Value;
  canUndo: () => boolean;
  canRedo: () => boolean;
}

export function createHistory<Value>(first: Value): History<Value> {
  let past: Value[] = [];
  let current = first;
  let future: Value[] = [];
  let last: { group: string; at: number } | undefined;
  return {
    push(value, group) {
      const now = performance.now();
      const isOneStep = last?.group === group && now - last.at < oneStep;
      if (!isOneStep) past = [...past, current].slice(-maxSteps);
      last = { group, at: now };
      current = value;
      future = [];
    },
    undo() {
      const before = past.pop();
      if (before === undefined) return current;
      future.push(current);
      current = before;
      last = undefined;
      return current;
    },
    redo() {
      const after = future.pop();
      if (after === undefined) return current;
      past.push(current);
      current = after;
      last = undefined;
      return current;
    },
    canUndo: () => past.length > 0,
    canRedo: () => future.length > 0,
  };
}
