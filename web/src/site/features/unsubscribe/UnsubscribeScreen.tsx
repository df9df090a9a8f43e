import { type ReactNode, useState } from 'react';
import { useAction } from '@/shared/hooks/action/useAction';
import { useQuery } from '@/shared/hooks/useQuery';
import { errorText } from '@/shared/services/api/error-text';
import { ServiceError } from '@/shared/services/api/service';
import { Button } from '@/shared/ui/button/Button';
import { Card } from '@/shared/ui/panels/Card';
import { Skeleton } from '@/shared/ui/panels/Skeleton';
import { SettingsLink } from '@/site/components/settings-link/SettingsLink';
import { SiteLogo } from '@/site/components/site-logo/SiteLogo';
import { samePath } from '@/site/page/head';
import { defineScreen } from '@/site/page/screen';
import { useTexts } from '@/site/page/useTexts';
import { useShowError } from '@/site/services/api/useShowError';
import { useService } from '@/site/services/session/useSession';
import { changeSubscription, readSubscription, type Subscription } from './subscription';
import styles from './unsubscribe.module.css';

/** Whether the service has refused the link itself, so that trying again is of no use. */
function isOfNoUse(error: unknown): boolean {
  if (!(error instanceof ServiceError) || error.status === undefined) return false;
  return error.status < 500 && error.status !== 429;
}

function InvalidLink() {
  const texts = useTexts('unsubscribe');
  return (
    <>
      <h1 className={styles.title}>{texts.invalidTitle}</h1>
      <p>{texts.invalid}</p>
      <SettingsLink />
    </>
  );
}

interface SwitchProps {
  token: string;
  given: Subscription;
}

/** A button that ends the mails of a link, and then one that undoes it. */
function Switch({ token, given }: SwitchProps) {
  const texts = useTexts('unsubscribe');
  const news = useTexts('news');
  const service = useService();
  const [changed, setChanged] = useState<Subscription>();
  const { run: change, busy } = useAction(async (what: 'end' | 'undo') => {
    setChanged(await changeSubscription(await service, token, what));
  }, useShowError('box'));
  const { kinds, email, is_subscribed } = changed ?? given;
  const names = kinds.map((kind) => news.kinds[kind].title);
  return (
    <>
      <h1 className={styles.title}>{texts.title}</h1>
      <p role="status">
        {!is_subscribed ? texts.stopped(names, email) : changed ? texts.undone : texts.question(names, email)}
      </p>
      {!is_subscribed && <p className={styles.soft}>{texts.stillListed}</p>}
      {is_subscribed && !changed && <p className={styles.soft}>{texts.unchanged}</p>}
      {is_subscribed ? (
        <Button wide busy={busy} onClick={() => change('end')}>
          {texts.stop}
        </Button>
      ) : (
        <Button kind="secondary" wide busy={busy} onClick={() => change('undo')}>
          {texts.undo}
        </Button>
      )}
      <SettingsLink kind={kinds[0]} />
    </>
  );
}

/** Loads the mails that the link covers; changes nothing. */
function LinkedMails({ token }: { token: string }) {
  const texts = useTexts('unsubscribe');
  const common = useTexts('common');
  const service = useService();
  const { data, error, isLoading, reload } = useQuery({
    key: `unsubscribe ${token}`,
    load: async () => readSubscription(await service, token),
  });
  if (data) return <Switch token={token} given={data} />;
  if (error !== undefined && isOfNoUse(error)) return <InvalidLink />;
  return (
    <>
      <h1 className={styles.title}>{texts.title}</h1>
      {error === undefined ? (
        <Skeleton lines={4} />
      ) : (
        <>
          <p role="alert">{errorText(error, common)}</p>
          <Button wide busy={isLoading} onClick={reload}>
            {texts.retry}
          </Button>
        </>
      )}
    </>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.page}>
      <SiteLogo />
      <Card>
        <div className={styles.content}>{children}</div>
      </Card>
    </div>
  );
}

/** The page behind the unsubscribe link of a mail. It needs no login: the link is the proof. */
export const screen = defineScreen({
  namespaces: ['unsubscribe', 'news', 'errors'],
  operations: () => [],
  head: ({ texts }) => ({
    title: texts.unsubscribe.title,
    description: texts.unsubscribe.description,
    paths: samePath('/unsubscribe/'),
    noindex: true,
  }),
  Component: ({ address: { query } }) => {
    const token = query.get('token') ?? '';
    return <Frame>{token === '' ? <InvalidLink /> : <LinkedMails key={token} token={token} />}</Frame>;
  },
});
