import { WithdrawClaimDocument } from '@/generated/portal/documents/WithdrawClaim';
import type { StartQuery } from '@/generated/portal/graphql';
import { usePage } from '@/portal/page/usePage';
import { useTexts } from '@/portal/page/useTexts';
import { useMutation } from '@/shared/hooks/application/useMutation';
import { dayText } from '@/shared/lib/date-text';
import { textIn } from '@/shared/lib/localized-text';
import { operation } from '@/shared/services/operation';
import { Badge, type BadgeTone } from '@/shared/ui/Badge';
import { Button } from '@/shared/ui/button/Button';
import { Muted } from '@/shared/ui/layout/Muted';
import { SectionHeading } from '@/shared/ui/layout/SectionHeading';
import { Stack } from '@/shared/ui/layout/Stack';
import { Card } from '@/shared/ui/panels/Card';

type Claim = NonNullable<StartQuery['me']>['claims'][number];

const tones: Record<Claim['state'], BadgeTone> = {
  waiting: 'highlight',
  accepted: 'accent',
  refused: 'danger',
};

function ClaimCard({ claim, onChanged }: { claim: Claim; onChanged: () => void }) {
  const texts = useTexts('start');
  const { locale } = usePage().address;
  const { run: withdraw, busy } = useMutation(async ({ ask }) => {
    await ask(operation('WithdrawClaim', WithdrawClaimDocument, { id: claim.id }));
    onChanged();
  });
  return (
    <Card>
      <Stack>
        <div>
          <Badge tone={tones[claim.state]}>{texts.claimStates[claim.state]}</Badge>
          <SectionHeading as="h3">{textIn(locale, claim.company_name)}</SectionHeading>
          <Muted>{texts.claimedOn(dayText(claim.asked_at, locale))}</Muted>
          {claim.refusal_reason && <p>{claim.refusal_reason}</p>}
        </div>
        {claim.state === 'waiting' && (
          <div>
            <Button kind="secondary" busy={busy} onClick={withdraw}>
              {texts.withdrawClaim}
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  );
}

/** The person's claims. Accepted ones are left out, because their companies are listed. */
export function Claims({ claims, onChanged }: { claims: readonly Claim[]; onChanged: () => void }) {
  const texts = useTexts('start');
  const shown = claims.filter(({ state }) => state !== 'accepted');
  if (shown.length === 0) return null;
  return (
    <Stack as="section">
      <SectionHeading>{texts.claims}</SectionHeading>
      {shown.map((claim) => (
        <ClaimCard key={claim.id} claim={claim} onChanged={onChanged} />
      ))}
    </Stack>
  );
}
