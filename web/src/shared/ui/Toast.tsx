import { Icon } from './every-page/Icon';
import styles from './Toast.module.css';

/** A bar at the bottom that tells of an error; read out at once. */
export function Toast({ text }: { text: string | undefined }) {
  return (
    <div className={styles.place} role="alert">
      {text !== undefined && (
        <p className={styles.toast}>
          <Icon name="warning" />
          <span>{text}</span>
        </p>
      )}
    </div>
  );
}
