import { useState } from 'react';
import { Button } from '../../../shared/ui/button/Button';
import { TextField } from '../../../shared/ui/fields/TextField';
import page from '../page/page.module.css';
import { ConfirmDialog } from './ConfirmDialog';

interface TypedConfirmProps {
  title: string;
  text: string;
  /** What the button says that asks. */
  action: string;
  consequences: string;
  confirmLabel: string;
  /** Where the name is typed of what goes. */
  field: { label: string; name: string; type?: string };
  onConfirm: (typed: string) => Promise<void>;
}

/** Something that is done for good: its name has to be typed. */
export function TypedConfirm(props: TypedConfirmProps) {
  const { title, text, action, consequences, confirmLabel, field, onConfirm } = props;
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  return (
    <section className={page.stack}>
      <h2 className={page.heading}>{title}</h2>
      <p className={page.quiet}>{text}</p>
      <div>
        <Button
          kind="secondary"
          onClick={() => {
            // What was typed before somebody thought better of it confirms nothing.
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
    </section>
  );
}
