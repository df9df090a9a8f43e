import { Dialog } from '../../../shared/ui/dialog/Dialog';
import { Checkbox } from '../../../shared/ui/fields/Checkbox';
import page from '../../components/page/page.module.css';
import { useTexts } from '../../page/every-page/useTexts';
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

interface KeysDialogProps {
  isOn: boolean;
  onTurn: (isOn: boolean) => void;
  onClose: () => void;
}

/** Lists the keyboard shortcuts, with a switch to turn them off. */
export function KeysDialog({ isOn, onTurn, onClose }: KeysDialogProps) {
  const texts = useTexts('applicants');
  const { close } = useTexts('common');
  return (
    <Dialog open title={texts.keysTitle} closeLabel={close} onClose={onClose}>
      <div className={page.stack}>
        <Checkbox name="keys" checked={isOn} onChange={onTurn}>
          {texts.keysOn}
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
                <dd>{texts.keyNames[name]}</dd>
              </div>
            ))}
          </dl>
        ) : (
          <p>{texts.keysOff}</p>
        )}
      </div>
    </Dialog>
  );
}
