import { useState } from 'react';
import { Card } from '../../../shared/ui/panels/Card';
import { Notice } from '../../../shared/ui/panels/Notice';
import page from '../../components/page/page.module.css';
import type { Screen } from '../../page/every-page/screen';
import { usePage } from '../../page/every-page/usePage';
import { useTexts } from '../../page/every-page/useTexts';
import { suggestedLoginEmail } from '../../services/login-email';
import { useSessionState } from '../../services/usePortal';
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
        <div className={page.stack}>
          <h1 className={styles.title}>{pending ? texts.codeTitle : texts.heading}</h1>
          {hasExpired && <Notice>{texts.expired}</Notice>}
          {pending ? (
            <CodeStep pending={pending} onSent={setPending} onChangeEmail={changeEmail} />
          ) : (
            <>
              <p className={page.quiet}>{texts.lead}</p>
              <EmailStep before={email} onSent={setPending} />
            </>
          )}
        </div>
      </Card>
      <p className={styles.below}>
        <a className={page.link} href={`${config.public_url}${texts.sitePath}`}>
          {texts.forSeekers}
        </a>
      </p>
    </div>
  );
}

export const screen: Screen = { title: (texts) => texts.login.title, Component: LogIn };
