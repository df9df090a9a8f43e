import type { ReactNode } from 'react';
import styles from './Accordion.module.css';
import { Icon } from './Icon';

interface AccordionProps {
  /** Of the entries with the same name, one is open at a time. */
  name: string;
  items: readonly { title: string; content: ReactNode }[];
}

export function Accordion({ name, items }: AccordionProps) {
  return (
    <div className={styles.accordion}>
      {items.map(({ title, content }) => (
        <details key={title} name={name} className={styles.item}>
          <summary className={styles.title}>
            {title}
            <Icon name="chevronDown" />
          </summary>
          <div className={styles.content}>{content}</div>
        </details>
      ))}
    </div>
  );
}
