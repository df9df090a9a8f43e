import { useEffect, useState } from 'react';
import type { Screen } from '@/console/page/screen';
import { useTexts } from '@/console/page/usePage';
import type { Person } from '@/console/services/session';
import { useConsole, useSessionState } from '@/console/services/useConsole';
import { OpenLoginDocument } from '@/generated/console/documents/OpenLogin';
import type { LoginShownFragment } from '@/generated/console/graphql';
import { operation } from '@/shared/services/operation';
import { Stack } from '@/shared/ui/layout/Stack';
import { Card } from '@/shared/ui/panels/Card';
import { Notice } from '@/shared/ui/panels/Notice';
import { CodeStep } from './CodeStep';
import { EmailStep } from './EmailStep';
import { FactorStep } from './FactorStep';
import styles from './login.module.css';
import { RecoveryCodes } from './RecoveryCodes';

type Step =
  | { name: 'email'; email: string }
  | { name: 'code'; email: string }
  | { name: 'factor'; login: LoginShownFragment }
  | { name: 'codes'; person: Person; codes: readonly string[] };

/** Shown at every address to people who are not logged in; the wanted page follows after the login. */
function LogIn() {
  const texts = useTexts('login');
  const { ask, session } = useConsole();
  const { hasExpired } = useSessionState();
  const [step, setStep] = useState<Step>({ name: 'email', email: '' });
  // A reload while somebody looks for the telephone goes on at the second factor.
  useEffect(() => {
    let isHere = true;
    void ask(operation('OpenLogin', OpenLoginDocument, {}))
      .then(({ login }) => {
        if (isHere && login) setStep((now) => (now.name === 'email' ? { name: 'factor', login } : now));
      })
      .catch(() => undefined);
    return () => {
      isHere = false;
    };
  }, [ask]);
  const title = {
    email: texts.title,
    code: texts.codeTitle,
    factor: step.name === 'factor' && step.login.enrolment ? texts.enrolTitle : texts.factorTitle,
    codes: texts.codesTitle,
  }[step.name];
  return (
    <div className={styles.page}>
      <Card>
        <Stack>
          <h1 className={styles.title}>{title}</h1>
          {hasExpired && step.name === 'email' && <Notice>{texts.expired}</Notice>}
          {step.name === 'email' && (
            <EmailStep before={step.email} onSent={(email) => setStep({ name: 'code', email })} />
          )}
          {step.name === 'code' && (
            <CodeStep
              email={step.email}
              onChecked={(login) => setStep({ name: 'factor', login })}
              onBack={() => setStep({ name: 'email', email: step.email })}
            />
          )}
          {step.name === 'factor' && (
            <FactorStep
              login={step.login}
              onLoggedIn={(person, codes) =>
                codes.length === 0 ? session.begin(person) : setStep({ name: 'codes', person, codes })
              }
              onBack={() => setStep({ name: 'email', email: step.login.email })}
            />
          )}
          {step.name === 'codes' && (
            <RecoveryCodes codes={step.codes} onKept={() => session.begin(step.person)} />
          )}
        </Stack>
      </Card>
    </div>
  );
}

export const screen: Screen = { title: (texts) => texts.login.title, Component: LogIn };
