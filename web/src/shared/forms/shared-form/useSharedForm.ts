import { useState } from 'react';
import { dropDraft, keepDraft, readDraft } from '@/shared/services/drafts/draft';
import { type Form, type FormOptions, useForm } from '../useForm';
import { type Difference, differencesOf } from './differences';

interface SharedFormOptions<Values> extends Pick<FormOptions<Values>, 'initial' | 'rules' | 'draft'> {
  /** Loads the service's current values. Without it, the form assumes that nobody else changes them. */
  load?: (() => Promise<Values>) | undefined;
  /** Saves the values over `before`, the service's current ones. */
  save: (values: Values, before: Values) => Promise<void>;
  onError: (error: unknown) => void;
}

/** Fields that were changed both here and by somebody else. */
export interface Conflict<Values> {
  values: Values;
  theirs: Values;
  differences: readonly Difference<Values>[];
}

export interface SharedForm<Values> extends Form<Values> {
  conflict: Conflict<Values> | undefined;
  /** Saves again with the values chosen for the conflicting fields. */
  resolve: (chosen: Partial<Values>) => Promise<void>;
  cancel: () => void;
}

/** Nothing was saved, because the person has to choose first. */
class Undecided extends Error {}

const baseName = (draft: string) => `${draft}:base`;

/**
 * The service's value that each field was edited from; fields restored from an earlier visit keep the one of
 * that visit.
 */
function baseOf<Values extends object>(initial: Values, draft: string | undefined): Values {
  if (draft === undefined) return initial;
  const typed = Object.keys(readDraft<Values>(draft));
  const kept = Object.entries(readDraft<Values>(baseName(draft)));
  return { ...initial, ...Object.fromEntries(kept.filter(([name]) => typed.includes(name))) };
}

/**
 * A form for data that several people may edit at once. Changes to different fields are merged; for fields
 * that both have changed, the person who saves later chooses.
 */
export function useSharedForm<Values extends object>(options: SharedFormOptions<Values>): SharedForm<Values> {
  const { initial, draft, load, save } = options;
  const [base, setBase] = useState(() => baseOf(initial, draft));
  const [conflict, setConflict] = useState<Conflict<Values>>();

  /** Saves values that were edited from `before`, unless there are conflicts to resolve. */
  async function saveOver(before: Values, values: Values): Promise<void> {
    const theirs = load ? await load() : before;
    const differences = differencesOf(before, values, theirs);
    const own = differences.filter(({ proposed }) => proposed === 'mine');
    const changed = Object.fromEntries(own.map(({ name }) => [name, values[name]]));
    const merged = { ...theirs, ...changed };
    const contested = own.filter(({ isByBoth }) => isByBoth);
    if (contested.length > 0) {
      setConflict({ values: merged, theirs, differences: contested });
      throw new Undecided();
    }
    await save(merged, theirs);
    // The form still shows the values of other fields as they were before somebody else changed them.
    setBase((last) => ({ ...last, ...changed }));
    setConflict(undefined);
    if (draft !== undefined) dropDraft(baseName(draft));
  }
  const onError = (error: unknown) => {
    if (!(error instanceof Undecided)) options.onError(error);
  };

  const form = useForm({ ...options, submit: (values) => saveOver(base, values), onError });
  return {
    ...form,
    field: (name) => {
      const binding = form.field(name);
      return {
        ...binding,
        onChange: (value) => {
          if (draft !== undefined) keepDraft(baseName(draft), base);
          binding.onChange(value);
        },
      };
    },
    conflict,
    async resolve(chosen) {
      if (conflict === undefined) return;
      setConflict(undefined);
      try {
        await saveOver(conflict.theirs, { ...conflict.values, ...chosen });
        if (draft !== undefined) dropDraft(draft);
      } catch (error) {
        onError(error);
      }
    },
    cancel: () => setConflict(undefined),
  };
}
