import { WithdrawInvitationDocument } from '@/generated/portal/documents/WithdrawInvitation';
import type { InvitationListedFragment } from '@/generated/portal/graphql';
import { usePage } from '@/portal/page/usePage';
import { useTexts } from '@/portal/page/useTexts';
import { useMembership } from '@/portal/services/usePortal';
import { useMutation } from '@/shared/hooks/application/useMutation';
import { momentText } from '@/shared/lib/date-text';
import { operation } from '@/shared/services/operation';
import { Button } from '@/shared/ui/button/Button';
import { Muted } from '@/shared/ui/layout/Muted';
import { SectionHeading } from '@/shared/ui/layout/SectionHeading';
import { Stack } from '@/shared/ui/layout/Stack';
import styles from './people.module.css';

interface InvitationsProps {
  invitations: readonly InvitationListedFragment[];
  onChanged: () => void;
}

/** Invitations that are not accepted yet. */
export function Invitations({ invitations, onChanged }: InvitationsProps) {
  const texts = useTexts('people');
  const { roles } = useTexts('common');
  const { locale } = usePage().address;
  const { company } = useMembership();
  const { run: withdraw, busy } = useMutation(async ({ ask }, id: string) => {
    await ask(operation('WithdrawInvitation', WithdrawInvitationDocument, { company: company.id, id }));
    onChanged();
    return texts.withdrawn;
  });
  if (invitations.length === 0) return null;
  return (
    <Stack as="section">
      <SectionHeading>{texts.waiting}</SectionHeading>
      <ul className={styles.list}>
        {invitations.map(({ id, email, role, expires_at }) => (
          <li key={id} className={styles.person}>
            <div className={styles.textColumn}>
              <strong>{email}</strong>
              <Muted as="span">{texts.invitedAs(roles[role], momentText(expires_at, locale))}</Muted>
            </div>
            <Button
              kind="secondary"
              busy={busy}
              aria-label={texts.withdrawOf(email)}
              onClick={() => withdraw(id)}
            >
              {texts.withdraw}
            </Button>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
