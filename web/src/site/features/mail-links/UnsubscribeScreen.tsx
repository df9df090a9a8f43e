import { useState } from 'react';
import { useAction } from '@/shared/hooks/action/useAction';
import { Button } from '@/shared/ui/button/Button';
import { SettingsLink } from '@/site/components/settings-link/SettingsLink';
import { defineScreen } from '@/site/page/screen';
import { useTexts } from '@/site/page/useTexts';
import { useShowError } from '@/site/services/api/useShowError';
import { useService } from '@/site/services/session/useSession';
import { LinkPage, type LinkProps, linkHead } from './LinkPage';
import styles from './mail-links.module.css';
import { changeSubscription, type Subscription } from './subscription';

/** A button that ends the mails of a link, and then one that undoes it. */
function Switch({ token, given }: LinkProps<Subscription>) {
  const { unsubscribe: texts, unchanged } = useTexts('mailLinks');
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
      {is_subscribed && !changed && <p className={styles.soft}>{unchanged}</p>}
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

export const screen = defineScreen({
  namespaces: ['mailLinks', 'news', 'errors'],
  operations: () => [],
  head: ({ texts }) => linkHead('unsubscribe', texts),
  Component: ({ address }) => (
    <LinkPage call="unsubscribe" address={address} Content={Switch} elsewhere={<SettingsLink />} />
  ),
});
