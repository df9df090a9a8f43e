import { useState } from 'react';
import { Button } from '@/shared/ui/button/Button';
import { TextField } from '@/shared/ui/fields/TextField';
import { Muted } from '@/shared/ui/layout/Muted';
import { SectionHeading } from '@/shared/ui/layout/SectionHeading';
import { Stack } from '@/shared/ui/layout/Stack';
import { ConfirmDialog } from './ConfirmDialog';

interface TypedConfirmProps {
  title: string;
  text: string;
  /** The label of the button that opens the dialog. */
  action: string;
  consequences: string;
  confirmLabel: string;
  /** The field where the name of what will be deleted is typed. */
  field: { label: string; name: string; type?: string };
  onConfirm: (typed: string) => Promise<void>;
}

/** Confirms an irreversible action by having its subject's name typed. */
export function TypedConfirm(props: TypedConfirmProps) {
  const { title, text, action, consequences, confirmLabel, field, onConfirm } = props;
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  return (
    <Stack as="section">
      <SectionHeading>{title}</SectionHeading>
      <Muted>{text}</Muted>
      <div>
        <Button
          kind="secondary"
          onClick={() => {
            // Text typed before an earlier cancel must not confirm anything.
            setTyped('');
            setOpen(true);
          }}
        >
          {action}
        </Button>
      </div>
      <ConfirmDialog
        open={open}
        title={title}
        confirmLabel={confirmLabel}
        ready={typed.trim() !== ''}
        onConfirm={() => onConfirm(typed.trim())}
        onClose={() => setOpen(false)}
      >
        <p>{consequences}</p>
        <TextField {...field} autoComplete="off" value={typed} onChange={setTyped} />
      </ConfirmDialog>
    </Stack>
  );
}
