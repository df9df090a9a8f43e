import { useState } from 'react';
import * as errorCodes from '@/generated/errors/codes';
import { AccountStateDocument } from '@/generated/seeker/documents/AccountState';
import { RestoreAccountDocument } from '@/generated/seeker/documents/RestoreAccount';
import { useNavigation } from '@/shared/hooks/useNavigation';
import { dayText } from '@/shared/lib/date-text';
import { answerError } from '@/shared/services/api/error-text';
import { type GraphqlError, operation } from '@/shared/services/operation';
import { Button } from '@/shared/ui/button/Button';
import { Card } from '@/shared/ui/panels/Card';
import { SiteLogo } from '@/site/components/site-logo/SiteLogo';
import { accountRemovalDays } from '@/site/lib/constants';
import { paths } from '@/site/lib/paths';
import { samePath } from '@/site/page/head';
import { defineScreen } from '@/site/page/screen';
import { useHref } from '@/site/page/useHref';
import { usePage } from '@/site/page/usePage';
import { useTexts } from '@/site/page/useTexts';
import { useAsk } from '@/site/services/api/useAsk';
import { useShowError } from '@/site/services/api/useShowError';
import { useSession } from '@/site/services/session/useSession';
import styles from './account.module.css';

/** When an account marked for deletion at a moment is removed. */
export function removalOf(markedAt: string): string {
  return new Date(Date.parse(markedAt) + accountRemovalDays * 24 * 60 * 60 * 1000).toISOString();
}

/** When the account was marked, as its refusal says. */
function markOf(error: GraphqlError | undefined): string | undefined {
  const at = error?.extensions?.delete_account_at;
  return typeof at === 'string' ? at : undefined;
}

function Restore({ markedAt }: { markedAt: string | undefined }) {
  const texts = useTexts('account');
  const { locale } = usePage().address;
  const link = useHref();
  const { go } = useNavigation();
  const { ready } = useSession();
  const ask = useAsk();
  const showError = useShowError('box');
  const [busy, setBusy] = useState(false);
  const restore = async () => {
    setBusy(true);
    try {
      await ask(operation('RestoreAccount', RestoreAccountDocument, {}));
      (await ready).logOut();
      go(link(paths.accountRestored));
    } catch (error) {
      showError(error);
      setBusy(false);
    }
  };
  const logOut = async () => (await ready).logOut();
  return (
    <div className={styles.page}>
      <SiteLogo />
      <Card>
        <div className={styles.content}>
          <h1 className={styles.title}>{texts.title}</h1>
          <p>
            {markedAt === undefined ? texts.textWithoutDay : texts.text(dayText(removalOf(markedAt), locale))}
          </p>
          <p className={styles.soft}>{texts.meanwhile}</p>
          <Button wide busy={busy} onClick={() => void restore()}>
            {texts.restore}
          </Button>
          <Button kind="secondary" wide onClick={() => void logOut()}>
            {texts.logOut}
          </Button>
        </div>
      </Card>
    </div>
  );
}

/** For accounts that are being deleted: restore the account, or log out. Other accounts are redirected. */
export const screen = defineScreen({
  namespaces: ['account', 'errors'],
  operations: () => [operation('AccountState', AccountStateDocument, {})],
  outcome: ({ answers: [state] }) => {
    if (state.data !== null) return { kind: 'moved', path: paths.home };
    // Any other error says nothing about the account's state.
    return { kind: answerError(state.errors)?.code === errorCodes.accountBeingDeleted ? 'found' : 'failed' };
  },
  head: ({ texts }) => ({
    title: texts.account.title,
    description: texts.account.meanwhile,
    paths: samePath(paths.accountRestore),
    noindex: true,
  }),
  Component: ({ answers: [state] }) => <Restore markedAt={markOf(state.errors?.[0])} />,
});
