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

export interface FormOptions<Values> {
  initial: Values;
  rules: Rules<Values>;
  submit: (values: Values) => Promise<void>;
  /** Called instead of a submission when the form is valid and nothing was edited. */
  onUnchanged?: (() => void) | undefined;
  /** The initial values were chosen by the person elsewhere, so they count as edited. */
  chosen?: boolean;
  /** Called when the submission fails. */
  onError?: (error: unknown) => void;
  /** The name under which input is kept until it is submitted. */
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
}

export function useForm<Values extends object>(options: FormOptions<Values>): Form<Values> {
  const texts = useKitTexts('errors').client;
  const { draft } = options;
  const [kept] = useState(() => (draft === undefined ? {} : readDraft<Values>(draft)));
  const [values, setValues] = useState<Values>(() => ({ ...options.initial, ...kept }));
  const [edited, setEdited] = useState<ReadonlySet<keyof Values>>(
    () => new Set(Object.keys(options.chosen ? values : kept) as (keyof Values)[]),
  );
  const latest = useRef(values);
  const typed = useRef<Partial<Values>>(kept);
  const ref = useRef<HTMLFormElement>(null);
  const refused = refusals(values, options.rules);
  const clean = Object.keys(refused).length === 0;
  const valid = clean && edited.size > 0;

  const submission = useAction(
    async () => {
      await options.submit(values);
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
      const refusal = edited.has(name) ? refused[name] : undefined;
      return {
        name,
        value: values[name],
        error: refusal && refusalText(refusal, texts),
        onChange: (value) => {
          const next = { ...latest.current, [name]: value };
          latest.current = next;
          setValues(next);
          typed.current = { ...typed.current, [name]: value };
          // Keeps only typed fields: the others may hold another person's changes when the draft is restored.
          if (draft !== undefined) keepDraft(draft, typed.current);
          setEdited((before) => new Set(before).add(name));
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
  };
}
