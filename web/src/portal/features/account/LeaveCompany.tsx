import { useState } from 'react';
import { LeaveCompanyDocument } from '../../../generated/portal/documents/LeaveCompany';
import { useNavigation } from '../../../shared/hooks/every-page/useNavigation';
import { operation } from '../../../shared/services/every-page/operation';
import { Button } from '../../../shared/ui/button/Button';
import { ConfirmDialog } from '../../components/confirm/ConfirmDialog';
import page from '../../components/page/page.module.css';
import { paths } from '../../lib/every-page/paths';
import { textIn } from '../../lib/localized-text';
import { useLink } from '../../page/every-page/useLink';
import { usePage } from '../../page/every-page/usePage';
import { useTexts } from '../../page/every-page/useTexts';
import type { Membership } from '../../services/session';
import { usePortal, useSayDone } from '../../services/usePortal';

export function LeaveCompany({ company }: Pick<Membership, 'company'>) {
  const texts = useTexts('account').leave;
  const link = useLink();
  const { go } = useNavigation();
  const { locale } = usePage().address;
  const { ask, session } = usePortal();
  const sayDone = useSayDone();
  const [open, setOpen] = useState(false);
  const name = textIn(locale, company.name);
  const leave = async () => {
    await ask(operation('LeaveCompany', LeaveCompanyDocument, { company: company.id }));
    sayDone(texts.done(name));
    go(link(paths.start), { replace: true });
    await session.refresh();
  };
  return (
    <section className={page.stack}>
      <h2 className={page.heading}>{texts.title(name)}</h2>
      <p className={page.quiet}>{texts.text}</p>
      <div>
        <Button kind="secondary" onClick={() => setOpen(true)}>
          {texts.action}
        </Button>
      </div>
      <ConfirmDialog
        open={open}
        title={texts.title(name)}
        confirmLabel={texts.action}
        onConfirm={leave}
        onClose={() => setOpen(false)}
      >
        <p>{texts.consequences}</p>
      </ConfirmDialog>
    </section>
  );
}
