import { useState } from 'react';
import { LeaveCompanyDocument } from '@/generated/portal/documents/LeaveCompany';
import { paths } from '@/portal/lib/paths';
import { usePage } from '@/portal/page/usePage';
import { useTexts } from '@/portal/page/useTexts';
import type { Membership } from '@/portal/services/session';
import { usePortal } from '@/portal/services/usePortal';
import { ConfirmDialog } from '@/shared/components/confirm/ConfirmDialog';
import { useLink } from '@/shared/hooks/application/useLink';
import { useSayDone } from '@/shared/hooks/application/useSayDone';
import { useNavigation } from '@/shared/hooks/useNavigation';
import { textIn } from '@/shared/lib/localized-text';
import { operation } from '@/shared/services/operation';
import { Button } from '@/shared/ui/button/Button';
import { Muted } from '@/shared/ui/layout/Muted';
import { SectionHeading } from '@/shared/ui/layout/SectionHeading';
import { Stack } from '@/shared/ui/layout/Stack';

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
    // First, for the start leads on to the only company that somebody has.
    await session.refresh();
    sayDone(texts.done(name));
    go(link(paths.start), { replace: true });
  };
  return (
    <Stack as="section">
      <SectionHeading>{texts.title(name)}</SectionHeading>
      <Muted>{texts.text}</Muted>
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
    </Stack>
  );
}
