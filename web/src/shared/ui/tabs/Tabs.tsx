import styles from './Tabs.module.css';

export interface Tab {
  href: string;
  label: string;
  /** The text of a dot beside the label, which marks new content. */
  dot?: string | undefined;
}

/** Tabs with addresses: each is a link, and the shown one is the current page. */
export function Tabs({ label, tabs, current }: { label: string; tabs: readonly Tab[]; current: string }) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      {tabs.map((tab) => (
        <a
          key={tab.href}
          className={styles.tab}
          href={tab.href}
          aria-current={tab.href === current ? 'page' : undefined}
        >
          {tab.label}
          {tab.dot && <span className={styles.dot} role="img" aria-label={tab.dot} />}
        </a>
      ))}
    </nav>
  );
}
