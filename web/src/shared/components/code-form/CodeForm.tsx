import { type RefObject, useRef, useState } from 'react';
import { Button } from '@/shared/ui/button/Button';
import { TextField } from '@/shared/ui/fields/TextField';
import { Stack } from '@/shared/ui/layout/Stack';

export const codeLength = 6;

/** Accepts pasted spaces and full-width digits. */
const digitsIn = (text: string) => text.normalize('NFKC').replaceAll(/\D/g, '').slice(0, codeLength);

export interface OneTimeCode {
  ref: RefObject<HTMLFormElement | null>;
  /** The digits; undefined before anything was typed. */
  digits: string | undefined;
  /** Enters the digits of a text that was typed, pasted or read from a message. */
  enter: (text: string) => void;
  /** Selects the digits, so that the next ones replace them. */
  select: () => void;
}

interface OneTimeCodeOptions {
  onChange: () => void;
  /** Called with the last digit. */
  onComplete: (digits: string) => void;
}

/** A one-time code that is being typed, pasted or read from a message. */
export function useOneTimeCode({ onChange, onComplete }: OneTimeCodeOptions): OneTimeCode {
  const ref = useRef<HTMLFormElement>(null);
  const [digits, setDigits] = useState<string>();
  return {
    ref,
    digits,
    enter(text) {
      const next = digitsIn(text);
      setDigits(next);
      onChange();
      if (next.length === codeLength && next !== digits) onComplete(next);
    },
    select: () => ref.current?.querySelector('input')?.select(),
  };
}

interface CodeFormProps {
  code: OneTimeCode;
  texts: Readonly<Record<'code' | 'codeHint' | 'confirm', string>>;
  error: string | undefined;
  busy: boolean;
  onSubmit: () => void;
}

export function CodeForm({ code, texts, error, busy, onSubmit }: CodeFormProps) {
  return (
    <Stack
      as="form"
      ref={code.ref}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <TextField
        label={texts.code}
        hint={texts.codeHint}
        error={error}
        name="code"
        value={code.digits ?? ''}
        onChange={code.enter}
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
        data-focus=""
      />
      <Button type="submit" wide busy={busy} aria-disabled={code.digits?.length !== codeLength}>
        {texts.confirm}
      </Button>
    </Stack>
  );
}
