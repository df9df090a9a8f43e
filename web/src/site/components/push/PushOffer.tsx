import { useEffect, useState } from 'react';
import { MyPushKeyDocument } from '@/generated/seeker/documents/MyPushKey';
import { useAction } from '@/shared/hooks/action/useAction';
import { operation } from '@/shared/services/operation';
import { Button } from '@/shared/ui/button/Button';
import { Card } from '@/shared/ui/panels/Card';
import { paths } from '@/site/lib/paths';
import { useHref } from '@/site/page/useHref';
import { useTexts } from '@/site/page/useTexts';
import { useAsk } from '@/site/services/api/useAsk';
import { useShowError } from '@/site/services/api/useShowError';
import { mayAsk, rememberRefusal } from '@/site/services/push/device';
import styles from './PushOffer.module.css';
import { usePush } from './usePush';

/** Whether the site sends pushes; false until it said so. */
function useSendsPush(isWanted: boolean): boolean {
  const ask = useAsk();
  const [sends, setSends] = useState(false);
  useEffect(() => {
    if (!isWanted) return;
    let isLeft = false;
    ask(operation('MyPushKey', MyPushKeyDocument, {})).then(
      ({ news_settings }) => !isLeft && setSends(news_settings.push_key !== null),
      // An offer that cannot be made now is made after the next such act.
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [ask, isWanted]);
  return sends;
}

/**
 * Offers pushes after an act that they serve, in the site's own words before the browser asks. Who says no, here or
 * there, is not asked again for a long while.
 */
export function PushOffer({ after }: { after: 'applied' | 'alert' }) {
  const texts = useTexts('push');
  const link = useHref();
  const showError = useShowError();
  const { support, isOn, turnOn } = usePush();
  const [step, setStep] = useState<'asking' | 'on' | 'over'>('asking');
  const canAsk = support === 'open' || support === 'allowed' || support === 'install-first';
  const isWanted = canAsk && !isOn && mayAsk(localStorage, Date.now());
  const sends = useSendsPush(isWanted);
  const { run: accept, busy } = useAction(async () => setStep((await turnOn()) ? 'on' : 'over'), showError);
  const refuse = () => {
    rememberRefusal(localStorage, Date.now());
    setStep('over');
  };
  if (step === 'on') {
    return (
      <Card>
        <p role="status">
          {texts.on} <a href={link(paths.profile('notificationSettings'))}>{texts.change}</a>
        </p>
      </Card>
    );
  }
  if (step === 'over' || !isWanted || !sends) return null;
  const { title, text } = texts.offers[after];
  return (
    <Card>
      <section className={styles.offer} aria-label={title}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.text}>{text}</p>
        {support === 'install-first' && (
          <p>
            {texts.installFirst} <a href={link(paths.mobileApp)}>{texts.install}</a>
          </p>
        )}
        <div className={styles.answers}>
          {support !== 'install-first' && (
            <Button busy={busy} onClick={accept}>
              {texts.yes}
            </Button>
          )}
          <Button kind="quiet" onClick={refuse}>
            {texts.no}
          </Button>
        </div>
      </section>
    </Card>
  );
}
