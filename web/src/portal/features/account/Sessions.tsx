import { EndSessionsDocument } from '../../../generated/portal/documents/EndSessions';
import type { SessionListedFragment } from '../../../generated/portal/graphql';
import { useAction } from '../../../shared/hooks/action/useAction';
import { momentText } from '../../../shared/lib/date-text';
import { operation } from '../../../shared/services/every-page/operation';
import { Button } from '../../../shared/ui/button/Button';
import { Badge } from '../../../shared/ui/every-page/Badge';
import page from '../../components/page/page.module.css';
import { usePage } from '../../page/every-page/usePage';
import { useTexts } from '../../page/every-page/useTexts';
import { usePortal, useSayDone, useShowError } from '../../services/usePortal';
import styles from './account.module.css';

interface SessionsProps {
  sessions: readonly SessionListedFragment[];
  onChanged: () => void;
}

/** The person's active sessions. */
export function Sessions({ sessions, onChanged }: SessionsProps) {
  const texts = useTexts('account');
  const { locale } = usePage().address;
  const { ask, session } = usePortal();
  const sayDone = useSayDone();
  const showError = useShowError();
  const { run: end, busy } = useAction(async (ids: string[]) => {
    await ask(operation('EndSessions', EndSessionsDocument, { ids }));
    sayDone(texts.ended);
    onChanged();
  }, showError);
  const { run: endAll, busy: isEndingAll } = useAction(async () => {
    await ask(operation('EndSessions', EndSessionsDocument, {}));
    session.end();
  }, showError);
  return (
    <section className={page.stack}>
      <h2 className={page.heading}>{texts.sessions}</h2>
      <ul className={styles.list}>
        {sessions.map(({ id, device, is_current, last_used_at }) => {
          const name = device || texts.unknownDevice;
          return (
            <li key={id} className={styles.session}>
              <div className={styles.words}>
                <strong>{name}</strong>
                <span className={page.quiet}>{texts.lastUsed(momentText(last_used_at, locale))}</span>
              </div>
              {is_current ? (
                <Badge tone="accent">{texts.thisOne}</Badge>
              ) : (
                <Button kind="secondary" busy={busy} aria-label={texts.endOf(name)} onClick={() => end([id])}>
                  {texts.end}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <div>
        <Button kind="secondary" busy={isEndingAll} onClick={endAll}>
          {texts.endAll}
        </Button>
      </div>
    </section>
  );
}
