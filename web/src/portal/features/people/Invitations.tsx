import { WithdrawInvitationDocument } from '../../../generated/portal/documents/WithdrawInvitation';
import type { InvitationListedFragment } from '../../../generated/portal/graphql';
import { useAction } from '../../../shared/hooks/action/useAction';
import { momentText } from '../../../shared/lib/date-text';
import { operation } from '../../../shared/services/every-page/operation';
import { Button } from '../../../shared/ui/button/Button';
import page from '../../components/page/page.module.css';
import { usePage } from '../../page/every-page/usePage';
import { useTexts } from '../../page/every-page/useTexts';
import { useMembership, usePortal, useSayDone, useShowError } from '../../services/usePortal';
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
  const { ask } = usePortal();
  const sayDone = useSayDone();
  const { run: withdraw, busy } = useAction(async (id: string) => {
    await ask(operation('WithdrawInvitation', WithdrawInvitationDocument, { company: company.id, id }));
    sayDone(texts.withdrawn);
    onChanged();
  }, useShowError());
  if (invitations.length === 0) return null;
  return (
    <section className={page.stack}>
      <h2 className={page.heading}>{texts.waiting}</h2>
      <ul className={styles.list}>
        {invitations.map(({ id, email, role, expires_at }) => (
          <li key={id} className={styles.person}>
            <div className={styles.words}>
              <strong>{email}</strong>
              <span className={page.quiet}>
                {texts.invitedAs(roles[role], momentText(expires_at, locale))}
              </span>
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
    </section>
  );
}
