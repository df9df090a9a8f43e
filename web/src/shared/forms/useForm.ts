import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { useAction } from '../hooks/action/useAction';
import { useKitTexts } from '../hooks/useKitTexts';
import { dropDraft, keepDraft, readDraft } from '../services/drafts/draft';
import { type Refusal, type Rule, refusalText } from './validators';

export type Rules<Values> = { readonly [Name in keyof Values]?: readonly Rule<Values[Name], Values>[] };

/** The first refusal of each refused value. */
export function refusals<Values extends object>(
  values: Values,
  rules: Rules<Values>,
): Partial<Record<keyof Values, Refusal>> {
  const found: Partial<Record<keyof Values, Refusal>> = {};
  for (const name of Object.keys(rules) as (keyof Values)[]) {
    for (const rule of rules[name] ?? []) {
      const refusal = rule(values[name], values);
      if (refusal === undefined) continue;
      found[name] = refusal;
      break;
    }
  }
  return found;
}

/** An edited field's value, and the initial value that it replaces. */
interface Edit<Value> {
  value: Value;
  over: Value;
}

type Edits<Values> = { readonly [Name in keyof Values]?: Edit<Values[Name]> };

/** One part of each edit, by field. */
function partOf<Values extends object>(edits: Edits<Values>, part: keyof Edit<unknown>): Partial<Values> {
  const entries = Object.entries<Edit<unknown>>(edits as Record<string, Edit<unknown>>);
  return Object.fromEntries(entries.map(([name, edit]) => [name, edit[part]])) as Partial<Values>;
}

function editsOf<Values extends object>(values: Values): Edits<Values> {
  const entries = Object.entries(values).map(([name, value]) => [name, { value, over: value }]);
  return Object.fromEntries(entries) as Edits<Values>;
}

/** The edits of an earlier visit. An older release may have kept other fields, or kept them otherwise. */
function keptEdits<Values extends object>(draft: string, initial: Values): Edits<Values> {
  const kept = Object.entries<unknown>(readDraft(draft));
  const isEdit = (edit: unknown) => typeof edit === 'object' && edit !== null && 'value' in edit;
  return Object.fromEntries(kept.filter(([name, edit]) => name in initial && isEdit(edit))) as Edits<Values>;
}

export interface FormOptions<Values> {
  /** The values of fields that are not edited. Those fields follow when it changes. */
  initial: Values;
  rules: Rules<Values>;
  /** Submits the values; `base` has the initial values that the edits replace. */
  submit: (values: Values, base: Values) => Promise<void>;
  /** Called instead of a submission when the form is valid and nothing was edited. */
  onUnchanged?: (() => void) | undefined;
  /** The initial values were chosen by the person elsewhere, so they count as edited. */
  chosen?: boolean;
  /** Called when the submission fails. */
  onError?: (error: unknown) => void;
  /** The name under which edits are kept until they are submitted. */
  draft?: string | undefined;
}

export interface FieldBinding<Value> {
  name: string;
  value: Value;
  /** Shown only after the field was edited. */
  error: string | undefined;
  onChange: (value: Value) => void;
}

export interface Form<Values> {
  ref: RefObject<HTMLFormElement | null>;
  values: Values;
  field: <Name extends keyof Values & string>(name: Name) => FieldBinding<Values[Name]>;
  /** A field was edited and none has an error. */
  valid: boolean;
  /** A submission is under way; further ones are ignored. */
  busy: boolean;
  onSubmit: (event: FormEvent) => void;
  /** Submits without looking whether the form is valid. */
  submit: () => void;
  /** Gives edited fields other initial values, those that the service has now. */
  rebase: (base: Partial<Values>) => void;
}

export function useForm<Values extends object>(options: FormOptions<Values>): Form<Values> {
  const texts = useKitTexts('errors').client;
  const { draft } = options;
  const [edits, setEdits] = useState<Edits<Values>>(() => ({
    ...(options.chosen && editsOf(options.initial)),
    ...(draft !== undefined && keptEdits(draft, options.initial)),
  }));
  // A ref, because several changes may come before the next rendering.
  const latest = useRef(edits);
  const values: Values = { ...options.initial, ...partOf(edits, 'value') };
  const ref = useRef<HTMLFormElement>(null);
  const refused = refusals(values, options.rules);
  const clean = Object.keys(refused).length === 0;
  const valid = clean && Object.keys(edits).length > 0;

  function keep(next: Edits<Values>): void {
    latest.current = next;
    setEdits(next);
    // Only edits: what the other fields hold may be outdated when the draft is restored.
    if (draft !== undefined) keepDraft(draft, next);
  }

  const submission = useAction(
    async () => {
      const [submitted, base] = (['value', 'over'] as const).map((part) => ({
        ...options.initial,
        ...partOf(latest.current, part),
      })) as [Values, Values];
      await options.submit(submitted, base);
      if (draft !== undefined) dropDraft(draft);
    },
    (error) => {
      if (options.onError === undefined) throw error;
      options.onError(error);
    },
  );

  /** Focuses the first refused field; one that was not edited shows no error yet. */
  function focusFirst(): void {
    const elements = ref.current?.elements;
    const first = Object.keys(options.rules).find((name) => refused[name as keyof Values]);
    const element = first === undefined ? elements?.[0] : elements?.namedItem(first);
    const target = element instanceof RadioNodeList ? element[0] : element;
    if (target instanceof HTMLElement) target.focus();
  }

  return {
    ref,
    values,
    busy: submission.busy,
    valid,
    field: (name) => {
      const refusal = name in edits ? refused[name] : undefined;
      return {
        name,
        value: values[name],
        error: refusal && refusalText(refusal, texts),
        onChange: (value) => {
          const over = latest.current[name]?.over ?? options.initial[name];
          keep({ ...latest.current, [name]: { value, over } });
        },
      };
    },
    onSubmit: (event) => {
      event.preventDefault();
      if (submission.busy) return;
      if (valid) submission.run();
      else if (clean && options.onUnchanged) options.onUnchanged();
      else focusFirst();
    },
    submit: submission.run,
    rebase(base) {
      const entries = Object.entries<Edit<unknown>>(latest.current as Record<string, Edit<unknown>>);
      const rebased = entries.map(([name, { value, over }]) => [
        name,
        { value, over: name in base ? base[name as keyof Values] : over },
      ]);
      keep(Object.fromEntries(rebased) as Edits<Values>);
    },
  };
}
