import styles from './Skeleton.module.css';

/** A placeholder for a text that is loading, in its final size. */
export function Skeleton({ lines = 1, size = 'body' }: { lines?: number; size?: 'body' | 'title' | 'card' }) {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => `line-${line}`).map((key) => (
        <span key={key} className={`${styles.bar} ${styles[size]}`} />
      ))}
    </div>
  );
}
