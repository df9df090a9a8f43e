import { useState } from 'react';
import { useTexts } from '@/console/page/usePage';
import { type Person, personOf } from '@/console/services/session';
import { LogInDocument } from '@/generated/console/documents/LogIn';
import type { LoginShownFragment } from '@/generated/console/graphql';
import { CodeForm, codeLength, useOneTimeCode } from '@/shared/components/code-form/CodeForm';
import { useMutation } from '@/shared/hooks/application/useMutation';
import { operation } from '@/shared/services/operation';
import { Button } from '@/shared/ui/button/Button';
import { TextField } from '@/shared/ui/fields/TextField';
import { Row } from '@/shared/ui/layout/Row';
import { Stack } from '@/shared/ui/layout/Stack';
import { Enrolment } from './Enrolment';
import { useLoginError } from './useLoginError';

interface FactorStepProps {
  login: LoginShownFragment;
  onLoggedIn: (person: Person, recoveryCodes: readonly string[]) => void;
  onBack: () => void;
}

/** Takes a recovery code in place of a time-based one. */
function RecoveryForm({
  busy,
  error,
  onSubmit,
}: {
  busy: boolean;
  error: string | undefined;
  onSubmit: (code: string) => void;
}) {
  const texts = useTexts('login');
  const [code, setCode] = useState('');
  return (
    <Stack
      as="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (code.trim() !== '') onSubmit(code);
      }}
    >
      <TextField
        label={texts.recoveryCode}
        hint={texts.recoveryHint}
        error={error}
        name="recovery"
        autoComplete="off"
        autoFocus
        value={code}
        onChange={setCode}
      />
      <Button type="submit" wide busy={busy} aria-disabled={code.trim() === ''}>
        {texts.factor.confirm}
      </Button>
    </Stack>
  );
}

/** Takes the second factor, which the first login enrols. */
export function FactorStep({ login, onLoggedIn, onBack }: FactorStepProps) {
  const texts = useTexts('login');
  const errorText = useLoginError();
  const [isRecovery, setRecovery] = useState(false);
  const [error, setError] = useState<string>();
  const { run: logIn, busy } = useMutation(
    async ({ ask }, given: string) => {
      const { log_in } = await ask(operation('LogIn', LogInDocument, { code: given }));
      onLoggedIn(personOf(log_in.me), log_in.recovery_codes);
    },
    {
      onError: (failure) => {
        setError(errorText(failure));
        code.select();
      },
    },
  );
  const code = useOneTimeCode({ onChange: () => setError(undefined), onComplete: logIn });
  const submit = () => {
    if (code.digits?.length === codeLength) logIn(code.digits);
    else setError(texts.codeShort);
  };
  return (
    <>
      {login.enrolment && <Enrolment enrolment={login.enrolment} />}
      {isRecovery ? (
        <RecoveryForm busy={busy} error={error} onSubmit={logIn} />
      ) : (
        <CodeForm code={code} texts={texts.factor} error={error} busy={busy} onSubmit={submit} />
      )}
      <Row>
        {!login.enrolment && (
          <Button
            kind="quiet"
            onClick={() => {
              setError(undefined);
              setRecovery(!isRecovery);
            }}
          >
            {isRecovery ? texts.useApp : texts.useRecovery}
          </Button>
        )}
        <Button kind="quiet" onClick={onBack}>
          {texts.again}
        </Button>
      </Row>
    </>
  );
}
