import type { ReactNode } from 'react';
import { useMutation } from '@/shared/hooks/application/useMutation';
import { useKitTexts } from '@/shared/hooks/useKitTexts';
import { Button } from '@/shared/ui/button/Button';
import { Dialog } from '@/shared/ui/dialog/Dialog';
import { Stack } from '@/shared/ui/layout/Stack';
import { FormError } from '../form-error/FormError';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** Says what will happen. */
  children: ReactNode;
  confirmLabel: string;
  /** Whether the text that has to be typed first has been typed. */
  ready?: boolean;
  onConfirm: () => Promise<void>;
  onClose: () => void;
}

/** Asks before something that cannot be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, confirmLabel, ready = true, onConfirm, onClose } = props;
  const texts = useKitTexts('application');
  const {
    run: confirm,
    busy,
    problem,
  } = useMutation(
    async () => {
      await onConfirm();
      onClose();
    },
    { showsProblem: true },
  );
  return (
    <Dialog
      open={open}
      title={title}
      closeLabel={texts.close}
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button
            kind="danger"
            busy={busy}
            aria-disabled={!ready || undefined}
            onClick={() => ready && confirm()}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Stack>
        {children}
        <FormError text={problem} />
      </Stack>
    </Dialog>
  );
}
