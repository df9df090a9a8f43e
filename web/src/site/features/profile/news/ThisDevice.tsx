import { useAction } from '@/shared/hooks/action/useAction';
import { Button } from '@/shared/ui/button/Button';
import { Card } from '@/shared/ui/panels/Card';
import { usePush } from '@/site/components/push/usePush';
import { paths } from '@/site/lib/paths';
import { useHref } from '@/site/page/useHref';
import { useTexts } from '@/site/page/useTexts';
import { useSayDone } from '@/site/services/api/useSayDone';
import { useShowError } from '@/site/services/api/useShowError';
import styles from './NewsSettings.module.css';

/** Whether this device shows pushes, and what changes that. */
export function ThisDevice() {
  const texts = useTexts('push');
  const link = useHref();
  const sayDone = useSayDone();
  const showError = useShowError();
  const { support, isOn, turnOn, turnOff } = usePush();
  const { run: change, busy } = useAction(async () => {
    if (!isOn) {
      if (await turnOn()) sayDone(texts.on);
      return;
    }
    await turnOff();
    sayDone(texts.turnedOff);
  }, showError);
  if (support === undefined) return null;
  const canChange = support === 'open' || support === 'allowed';
  return (
    <Card>
      <section className={styles.times} aria-labelledby="this-device">
        <h2 id="this-device" className={styles.title}>
          {texts.device}
        </h2>
        {canChange && <p>{isOn ? texts.isOn : texts.isOff}</p>}
        {canChange && (
          <div>
            <Button kind="secondary" busy={busy} onClick={change}>
              {isOn ? texts.turnOff : texts.turnOn}
            </Button>
          </div>
        )}
        {support === 'refused' && <p>{texts.refused}</p>}
        {support === 'none' && <p>{texts.none}</p>}
        {support === 'install-first' && (
          <p>
            {texts.installFirst} <a href={link(paths.mobileApp)}>{texts.install}</a>
          </p>
        )}
      </section>
    </Card>
  );
}
