import { useState } from 'react';
import { useTexts } from '@/console/page/usePage';
import { CheckCodeDocument } from '@/generated/console/documents/CheckCode';
import type { LoginShownFragment } from '@/generated/console/graphql';
import { CodeForm, codeLength, useOneTimeCode } from '@/shared/components/code-form/CodeForm';
import { useMutation } from '@/shared/hooks/application/useMutation';
import { operation } from '@/shared/services/operation';
import { Button } from '@/shared/ui/button/Button';
import { Muted } from '@/shared/ui/layout/Muted';
import { useLoginError } from './useLoginError';

interface CodeStepProps {
  email: string;
  onChecked: (login: LoginShownFragment) => void;
  onBack: () => void;
}

/** Takes the mailed code. */
export function CodeStep({ email, onChecked, onBack }: CodeStepProps) {
  const texts = useTexts('login');
  const errorText = useLoginError();
  const [error, setError] = useState<string>();
  const { run: check, busy } = useMutation(
    async ({ ask }, digits: string) => {
      onChecked((await ask(operation('CheckCode', CheckCodeDocument, { email, code: digits }))).check_code);
    },
    {
      onError: (failure) => {
        setError(errorText(failure));
        code.select();
      },
    },
  );
  const code = useOneTimeCode({ onChange: () => setError(undefined), onComplete: check });
  const submit = () => {
    if (code.digits?.length === codeLength) check(code.digits);
    else setError(texts.codeShort);
  };
  return (
    <>
      <Muted>{texts.sentTo(email)}</Muted>
      <CodeForm code={code} texts={texts.mailed} error={error} busy={busy} onSubmit={submit} />
      <div>
        <Button kind="quiet" onClick={onBack}>
          {texts.again}
        </Button>
      </div>
    </>
  );
}
