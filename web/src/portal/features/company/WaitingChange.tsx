import { WithdrawChangeDocument } from '../../../generated/portal/documents/WithdrawChange';
import type { CompanyEditedFragment } from '../../../generated/portal/graphql';
import { CompanyLogo } from '../../../shared/components/company-logo/CompanyLogo';
import { useAction } from '../../../shared/hooks/action/useAction';
import { momentText } from '../../../shared/lib/date-text';
import { operation } from '../../../shared/services/every-page/operation';
import { Button } from '../../../shared/ui/button/Button';
import { Notice } from '../../../shared/ui/panels/Notice';
import page from '../../components/page/page.module.css';
import { usePage } from '../../page/every-page/usePage';
import { useTexts } from '../../page/every-page/useTexts';
import { usePortal, useSayDone, useShowError } from '../../services/usePortal';

interface WaitingChangeProps {
  company: CompanyEditedFragment;
  change: NonNullable<CompanyEditedFragment['waiting_change']>;
  onChanged: () => void;
}

/** A change that waits for the operator's review; seekers see the old values until then. */
export function WaitingChange({ company, change, onChanged }: WaitingChangeProps) {
  const texts = useTexts('company');
  const { locale } = usePage().address;
  const { ask } = usePortal();
  const sayDone = useSayDone();
  const { run: withdraw, busy } = useAction(async () => {
    await ask(operation('WithdrawChange', WithdrawChangeDocument, { company: company.id }));
    sayDone(texts.withdrawn);
    onChanged();
  }, useShowError());
  const name = change.name && [change.name.zh_hant, change.name.en].filter(Boolean).join(' / ');
  return (
    <Notice>
      <div className={page.stack}>
        <p>{texts.waiting(momentText(change.asked_at, locale))}</p>
        <ul>
          {name && <li>{texts.waitingName(name)}</li>}
          {change.registration_number && <li>{texts.waitingNumber(change.registration_number)}</li>}
          {change.logo && (
            <li className={page.row}>
              {texts.waitingLogo}
              <CompanyLogo source={change.logo} name={name ?? ''} size={48} />
            </li>
          )}
        </ul>
        <div>
          <Button kind="secondary" busy={busy} onClick={withdraw}>
            {texts.withdraw}
          </Button>
        </div>
      </div>
    </Notice>
  );
}
