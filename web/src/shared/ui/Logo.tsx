import styles from './Logo.module.css';

/**
 * The mark: a shop's shutter going up in the morning, and 工 (work) standing in the door.
 * The words 開工 are drawn as strokes, so that no font is needed.
 */
export function LogoMark({ size = 32 }: { size?: number }) {
  return (
    <svg className={styles.mark} width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <rect className={styles.door} width="32" height="32" rx="8" />
      <path className={styles.shutter} d="M6.5 6.5h19M6.5 10.5h19" />
      <path className={styles.work} d="M9.5 15.5h13M16 15.5v9.5M7.5 25h17" />
    </svg>
  );
}

/** The mark and the name: 開工, or the one given. */
export function Logo({ name }: { name?: string | undefined }) {
  return (
    <span className={styles.logo}>
      <LogoMark />
      {name === undefined ? (
        <svg className={styles.lettering} width="62" height="28" viewBox="0 0 62 28" aria-hidden="true">
          <path d="M4 3v22M4 3h8v8H4M4 7h8M26 3v19.5q0 2.5-3 2.5M26 3h-8v8h8M26 7h-8" />
          <path d="M9 14.5h12M8 18.5h14M12.5 14.5v4q0 4-3 6M18 14.5v10" />
          <path d="M37 6h20M47 6v17M34.5 23h25" />
        </svg>
      ) : (
        <span className={styles.name}>{name}</span>
      )}
    </span>
  );
}
