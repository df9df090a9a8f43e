import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { useTexts } from '../page';
import { type Refusal, type Rule, refusalText } from './validators';

export type Rules<Values> = { readonly [Name in keyof Values]?: readonly Rule<Values[Name], Values>[] };

/** The first reason against each value that is refused. */
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
}

export interface FieldBinding<Value> {
  name: string;
  value: Value;
  /** Shown only once the field was edited. */
  error: string | undefined;
  onChange: (value: Value) => void;
}

export interface Form<Values> {
  ref: RefObject<HTMLFormElement | null>;
  values: Values;
  field: <Name extends keyof Values & string>(name: Name) => FieldBinding<Values[Name]>;
  /** A field was edited and none has an error. */
  valid: boolean;
  /** A submission is under way; there is no second one meanwhile. */
  busy: boolean;
  onSubmit: (event: FormEvent) => void;
}

export function useForm<Values extends object>(options: FormOptions<Values>): Form<Values> {
  const texts = useTexts('errors').client;
  const [values, setValues] = useState(options.initial);
  const [edited, setEdited] = useState<ReadonlySet<keyof Values>>(new Set());
  const [busy, setBusy] = useState(false);
  const underWay = useRef(false);
  const ref = useRef<HTMLFormElement>(null);
  const refused = refusals(values, options.rules);
  const clean = Object.keys(refused).length === 0;

  async function submit(): Promise<void> {
    underWay.current = true;
    setBusy(true);
    try {
      await options.submit(values);
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  }

  function showAllErrors(): void {
    setEdited(new Set(Object.keys(values) as (keyof Values)[]));
    const first = Object.keys(options.rules).find((name) => refused[name as keyof Values]);
    const element = first === undefined ? null : ref.current?.elements.namedItem(first);
    const target = element instanceof RadioNodeList ? element[0] : element;
    if (target instanceof HTMLElement) target.focus();
  }

  return {
    ref,
    values,
    busy,
    valid: edited.size > 0 && clean,
    field: (name) => {
      const refusal = edited.has(name) ? refused[name] : undefined;
      return {
        name,
        value: values[name],
        error: refusal && refusalText(refusal, texts),
        onChange: (value) => {
          setValues((before) => ({ ...before, [name]: value }));
          setEdited((before) => new Set(before).add(name));
        },
      };
    },
    onSubmit: (event) => {
      event.preventDefault();
      if (underWay.current) return;
      if (clean) void submit();
      else showAllErrors();
    },
  };
}
