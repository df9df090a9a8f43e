import { useState } from 'react';
import type { Screen } from '@/portal/page/screen';
import { usePage } from '@/portal/page/usePage';
import { useTexts } from '@/portal/page/useTexts';
import { suggestedLoginEmail } from '@/portal/services/login-email';
import { useSessionState } from '@/portal/services/usePortal';
import { Muted } from '@/shared/ui/layout/Muted';
import { Stack } from '@/shared/ui/layout/Stack';
import { StandaloneLink } from '@/shared/ui/layout/StandaloneLink';
import { Card } from '@/shared/ui/panels/Card';
import { Notice } from '@/shared/ui/panels/Notice';
import { CodeStep } from './CodeStep';
import { EmailStep } from './EmailStep';
import styles from './login.module.css';
import { forgetPendingLogin, type PendingLogin, readPendingLogin } from './pending-login';

/** Shown at every address to people who are not logged in; the wanted page follows after the login. */
function LogIn() {
  const texts = useTexts('login');
  const { config } = usePage();
  const { hasExpired } = useSessionState();
  const [pending, setPending] = useState<PendingLogin | undefined>(() => readPendingLogin(Date.now()));
  const [email, setEmail] = useState(suggestedLoginEmail);
  const changeEmail = () => {
    forgetPendingLogin();
    setEmail(pending?.email ?? '');
    setPending(undefined);
  };
  return (
    <div className={styles.page}>
      <Card>
        <Stack>
          <h1 className={styles.title}>{pending ? texts.codeTitle : texts.heading}</h1>
          {hasExpired && <Notice>{texts.expired}</Notice>}
          {pending ? (
            <CodeStep pending={pending} onSent={setPending} onChangeEmail={changeEmail} />
          ) : (
            <>
              <Muted>{texts.lead}</Muted>
              <EmailStep before={email} onSent={setPending} />
            </>
          )}
        </Stack>
      </Card>
      <p className={styles.below}>
        <StandaloneLink href={`${config.public_url}${texts.sitePath}`}>{texts.forSeekers}</StandaloneLink>
      </p>
    </div>
  );
}

export const screen: Screen = { title: (texts) => texts.login.title, Component: LogIn };
