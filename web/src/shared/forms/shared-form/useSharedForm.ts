import { useState } from 'react';
import { type Form, type FormOptions, useForm } from '../useForm';
import { type Difference, differencesOf } from './differences';

interface SharedFormOptions<Values>
  extends Pick<FormOptions<Values>, 'initial' | 'rules' | 'chosen' | 'draft' | 'onUnchanged'> {
  /** Loads the service's current values. Without it, the form assumes that nobody else changes them. */
  load?: (() => Promise<Values>) | undefined;
  /** Saves the values over `before`, the service's current ones. */
  save: (values: Values, before: Values) => Promise<void>;
  /** Runs the loading and the saving. It fails if nothing was saved, because the person has to choose first. */
  run?: (merge: () => Promise<void>) => Promise<void>;
  onError: (error: unknown) => void;
}

/** Fields that were changed both here and elsewhere. */
interface Conflict<Values> {
  mine: Values;
  theirs: Values;
  differences: readonly Difference<Values>[];
}

export interface SharedForm<Values> extends Form<Values> {
  conflict: Conflict<Values> | undefined;
  /** Saves again with the values chosen for the conflicting fields. */
  resolve: (chosen: Partial<Values>) => void;
  cancel: () => void;
}

/** Nothing was saved, because the person has to choose first. */
class Undecided extends Error {}

function pick<Values extends object>(values: Values, names: readonly (keyof Values)[]): Partial<Values> {
  return Object.fromEntries(names.map((name) => [name, values[name]])) as Partial<Values>;
}

/**
 * A form for data that may be changed elsewhere at the same time: by somebody else, or by the same person in
 * another tab or on another device. Changes to different fields are merged; for fields that both have changed,
 * the one who saves later chooses.
 */
export function useSharedForm<Values extends object>(options: SharedFormOptions<Values>): SharedForm<Values> {
  const { load, save, run = (merge) => merge(), onError } = options;
  const [conflict, setConflict] = useState<Conflict<Values>>();

  /** Saves what was changed from `base`, unless there are conflicts to resolve. */
  async function merge(mine: Values, base: Values): Promise<void> {
    const theirs = load ? await load() : base;
    const changed = differencesOf(base, mine, theirs).filter(({ proposed }) => proposed === 'mine');
    const contested = changed.filter(({ isByBoth }) => isByBoth);
    if (contested.length > 0) {
      setConflict({ mine, theirs, differences: contested });
      throw new Undecided();
    }
    const own = pick(
      mine,
      changed.map(({ name }) => name),
    );
    await save({ ...theirs, ...own }, theirs);
    form.rebase(own);
  }

  const form = useForm({
    ...options,
    submit: (mine, base) => run(() => merge(mine, base)),
    onError: (error) => {
      if (!(error instanceof Undecided)) onError(error);
    },
  });
  return {
    ...form,
    conflict,
    resolve(chosen) {
      if (conflict === undefined) return;
      setConflict(undefined);
      const names = Object.keys(chosen) as (keyof Values & string)[];
      for (const name of names) form.field(name).onChange(chosen[name] as Values[typeof name]);
      form.rebase(pick(conflict.theirs, names));
      form.submit();
    },
    cancel: () => setConflict(undefined),
  };
}
