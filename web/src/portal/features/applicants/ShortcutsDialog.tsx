import { useTexts } from '@/portal/page/useTexts';
import { Dialog } from '@/shared/ui/dialog/Dialog';
import { Checkbox } from '@/shared/ui/fields/Checkbox';
import { Stack } from '@/shared/ui/layout/Stack';
import styles from './applicants.module.css';

const rows = [
  ['next', ['J', '→']],
  ['previous', ['K', '←']],
  ['contacted', ['C']],
  ['reviewed', ['V']],
  ['rejected', ['R']],
  ['hired', ['H']],
  ['undo', ['U']],
  ['select', ['X']],
  ['search', ['/']],
  ['close', ['Esc']],
  ['help', ['?']],
] as const;

interface ShortcutsDialogProps {
  isOn: boolean;
  onTurn: (isOn: boolean) => void;
  onClose: () => void;
}

/** Lists the keyboard shortcuts, with a switch to turn them off. */
export function ShortcutsDialog({ isOn, onTurn, onClose }: ShortcutsDialogProps) {
  const texts = useTexts('applicants');
  const { close } = useTexts('application');
  return (
    <Dialog open title={texts.shortcutsTitle} closeLabel={close} onClose={onClose}>
      <Stack>
        <Checkbox name="keys" checked={isOn} onChange={onTurn}>
          {texts.shortcutsOn}
        </Checkbox>
        {isOn ? (
          <dl className={styles.keyList}>
            {rows.map(([name, keys]) => (
              <div key={name}>
                <dt>
                  {keys.map((key) => (
                    <kbd key={key}>{key}</kbd>
                  ))}
                </dt>
                <dd>{texts.shortcutNames[name]}</dd>
              </div>
            ))}
          </dl>
        ) : (
          <p>{texts.shortcutsOff}</p>
        )}
      </Stack>
    </Dialog>
  );
}
