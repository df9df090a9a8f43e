import type { ReactNode } from 'react';
import { useAction } from '../../../shared/hooks/action/useAction';
import { Button } from '../../../shared/ui/button/Button';
import { Dialog } from '../../../shared/ui/dialog/Dialog';
import { useTexts } from '../../page/every-page/useTexts';
import { Problem, useProblem } from '../answer/Problem';
import page from '../page/page.module.css';

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
  const texts = useTexts('common');
  const { problem, tell, clear } = useProblem();
  const { run: confirm, busy } = useAction(async () => {
    clear();
    await onConfirm();
    onClose();
  }, tell);
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
      <div className={page.stack}>
        {children}
        <Problem text={problem} />
      </div>
    </Dialog>
  );
}
