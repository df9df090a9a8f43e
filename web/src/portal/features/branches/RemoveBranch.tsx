import { useState } from 'react';
import { RemoveBranchDocument } from '../../../generated/portal/documents/RemoveBranch';
import { useNavigation } from '../../../shared/hooks/every-page/useNavigation';
import { operation } from '../../../shared/services/every-page/operation';
import { Button } from '../../../shared/ui/button/Button';
import { ConfirmDialog } from '../../components/confirm/ConfirmDialog';
import { paths } from '../../lib/every-page/paths';
import { useLink } from '../../page/every-page/useLink';
import { useTexts } from '../../page/every-page/useTexts';
import { useMembership, usePortal, useSayDone } from '../../services/usePortal';

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
