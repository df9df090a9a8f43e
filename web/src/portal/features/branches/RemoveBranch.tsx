import { useState } from 'react';
import { RemoveBranchDocument } from '@/generated/portal/documents/RemoveBranch';
import { paths } from '@/portal/lib/paths';
import { useTexts } from '@/portal/page/useTexts';
import { useMembership, usePortal } from '@/portal/services/usePortal';
import { ConfirmDialog } from '@/shared/components/confirm/ConfirmDialog';
import { useLink } from '@/shared/hooks/application/useLink';
import { useSayDone } from '@/shared/hooks/application/useSayDone';
import { useNavigation } from '@/shared/hooks/useNavigation';
import { operation } from '@/shared/services/operation';
import { Button } from '@/shared/ui/button/Button';

interface RemoveBranchProps {
  id: string;
  name: string;
  openJobs: number;
}

export function RemoveBranch({ id, name, openJobs }: RemoveBranchProps) {
  const texts = useTexts('branches');
  const link = useLink();
  const { go } = useNavigation();
  const { company } = useMembership();
  const { ask } = usePortal();
  const sayDone = useSayDone();
  const [open, setOpen] = useState(false);
  const remove = async () => {
    await ask(operation('RemoveBranch', RemoveBranchDocument, { company: company.id, id }));
    sayDone(texts.removed(name));
    go(link(paths.branches(company.id)), { replace: true });
  };
  return (
    <>
      <Button kind="quiet" onClick={() => setOpen(true)}>
        {texts.remove}
      </Button>
      <ConfirmDialog
        open={open}
        title={texts.removeTitle(name)}
        confirmLabel={texts.remove}
        onConfirm={remove}
        onClose={() => setOpen(false)}
      >
        <p>{texts.removeText(openJobs)}</p>
      </ConfirmDialog>
    </>
  );
}
