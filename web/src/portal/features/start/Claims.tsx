import { WithdrawClaimDocument } from '../../../generated/portal/documents/WithdrawClaim';
import type { StartQuery } from '../../../generated/portal/graphql';
import { useAction } from '../../../shared/hooks/action/useAction';
import { dayText } from '../../../shared/lib/date-text';
import { operation } from '../../../shared/services/every-page/operation';
import { Button } from '../../../shared/ui/button/Button';
import { Badge, type BadgeTone } from '../../../shared/ui/every-page/Badge';
import { Card } from '../../../shared/ui/panels/Card';
import page from '../../components/page/page.module.css';
import { textIn } from '../../lib/localized-text';
import { usePage } from '../../page/every-page/usePage';
import { useTexts } from '../../page/every-page/useTexts';
import { usePortal, useShowError } from '../../services/usePortal';

type Claim = NonNullable<StartQuery['me']>['claims'][number];

const tones: Record<Claim['state'], BadgeTone> = {
  waiting: 'highlight',
  accepted: 'accent',
  refused: 'danger',
};

function ClaimCard({ claim, onChanged }: { claim: Claim; onChanged: () => void }) {
  const texts = useTexts('start');
  const { locale } = usePage().address;
  const { ask } = usePortal();
  const { run: withdraw, busy } = useAction(async () => {
    await ask(operation('WithdrawClaim', WithdrawClaimDocument, { id: claim.id }));
    onChanged();
  }, useShowError());
  return (
    <Card>
      <div className={page.stack}>
        <div>
          <Badge tone={tones[claim.state]}>{texts.claimStates[claim.state]}</Badge>
          <h3 className={page.heading}>{textIn(locale, claim.company_name)}</h3>
          <p className={page.quiet}>{texts.claimedOn(dayText(claim.asked_at, locale))}</p>
          {claim.refusal_reason && <p>{claim.refusal_reason}</p>}
        </div>
        {claim.state === 'waiting' && (
          <div>
            <Button kind="secondary" busy={busy} onClick={withdraw}>
              {texts.withdrawClaim}
            </Button>
          </div>
        )}
      </div>
    </Card>
  );
}

/** The person's claims. Accepted ones are left out, because their companies are listed. */
export function Claims({ claims, onChanged }: { claims: readonly Claim[]; onChanged: () => void }) {
  const texts = useTexts('start');
  const shown = claims.filter(({ state }) => state !== 'accepted');
  if (shown.length === 0) return null;
  return (
    <section className={page.stack}>
      <h2 className={page.heading}>{texts.claims}</h2>
      {shown.map((claim) => (
        <ClaimCard key={claim.id} claim={claim} onChanged={onChanged} />
      ))}
    </section>
  );
}
