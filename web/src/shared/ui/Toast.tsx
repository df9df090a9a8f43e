import { Icon } from './every-page/Icon';
import styles from './Toast.module.css';

/** An error in a bar at the bottom; screen readers announce it at once. */
export function Toast({ text }: { text: string | undefined }) {
  return (
    <div className={styles.region} role="alert">
      {text !== undefined && (
        <p className={styles.toast}>
          <Icon name="warning" />
          <span>{text}</span>
        </p>
      )}
    </div>
  );
}
