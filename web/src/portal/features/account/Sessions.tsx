import { EndSessionsDocument } from '@/generated/portal/documents/EndSessions';
import type { SessionListedFragment } from '@/generated/portal/graphql';
import { usePage } from '@/portal/page/usePage';
import { useTexts } from '@/portal/page/useTexts';
import { usePortal } from '@/portal/services/usePortal';
import { useMutation } from '@/shared/hooks/application/useMutation';
import { momentText } from '@/shared/lib/date-text';
import { operation } from '@/shared/services/operation';
import { Badge } from '@/shared/ui/Badge';
import { Button } from '@/shared/ui/button/Button';
import { Muted } from '@/shared/ui/layout/Muted';
import { SectionHeading } from '@/shared/ui/layout/SectionHeading';
import { Stack } from '@/shared/ui/layout/Stack';
import styles from './account.module.css';

interface SessionsProps {
  sessions: readonly SessionListedFragment[];
  onChanged: () => void;
}

/** The person's active sessions. */
export function Sessions({ sessions, onChanged }: SessionsProps) {
  const texts = useTexts('account');
  const { locale } = usePage().address;
  const { session } = usePortal();
  const { run: end, busy } = useMutation(async ({ ask }, ids: string[]) => {
    await ask(operation('EndSessions', EndSessionsDocument, { ids }));
    onChanged();
    return texts.ended;
  });
  const { run: endAll, busy: isEndingAll } = useMutation(async ({ ask }) => {
    await ask(operation('EndSessions', EndSessionsDocument, {}));
    session.end();
  });
  return (
    <Stack as="section">
      <SectionHeading>{texts.sessions}</SectionHeading>
      <ul className={styles.list}>
        {sessions.map(({ id, device, is_current, last_used_at }) => {
          const name = device || texts.unknownDevice;
          return (
            <li key={id} className={styles.session}>
              <div className={styles.textColumn}>
                <strong>{name}</strong>
                <Muted as="span">{texts.lastUsed(momentText(last_used_at, locale))}</Muted>
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
    </Stack>
  );
}
