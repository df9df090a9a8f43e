import { WithdrawChangeDocument } from '@/generated/portal/documents/WithdrawChange';
import type { CompanyEditedFragment } from '@/generated/portal/graphql';
import { usePage } from '@/portal/page/usePage';
import { useTexts } from '@/portal/page/useTexts';
import { CompanyLogo } from '@/shared/components/company-logo/CompanyLogo';
import { useMutation } from '@/shared/hooks/application/useMutation';
import { momentText } from '@/shared/lib/date-text';
import { operation } from '@/shared/services/operation';
import { Button } from '@/shared/ui/button/Button';
import { Row } from '@/shared/ui/layout/Row';
import { Stack } from '@/shared/ui/layout/Stack';
import { Notice } from '@/shared/ui/panels/Notice';

interface WaitingChangeProps {
  company: CompanyEditedFragment;
  change: NonNullable<CompanyEditedFragment['waiting_change']>;
  onChanged: () => void;
}

/** A change that waits for the operator's review; seekers see the old values until then. */
export function WaitingChange({ company, change, onChanged }: WaitingChangeProps) {
  const texts = useTexts('company');
  const { locale } = usePage().address;
  const { run: withdraw, busy } = useMutation(async ({ ask }) => {
    await ask(operation('WithdrawChange', WithdrawChangeDocument, { company: company.id }));
    onChanged();
    return texts.withdrawn;
  });
  const name = change.name && [change.name.zh_hant, change.name.en].filter(Boolean).join(' / ');
  return (
    <Notice>
      <Stack>
        <p>{texts.waiting(momentText(change.asked_at, locale))}</p>
        <ul>
          {name && <li>{texts.waitingName(name)}</li>}
          {change.registration_number && <li>{texts.waitingNumber(change.registration_number)}</li>}
          {change.logo && (
            <Row as="li">
              {texts.waitingLogo}
              <CompanyLogo source={change.logo} name={name ?? ''} size={48} />
            </Row>
          )}
        </ul>
        <div>
          <Button kind="secondary" busy={busy} onClick={withdraw}>
            {texts.withdraw}
          </Button>
        </div>
      </Stack>
    </Notice>
  );
}
