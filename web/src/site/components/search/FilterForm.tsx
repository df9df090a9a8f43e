import type { ReactNode } from 'react';
import { Button } from '@/shared/ui/button/Button';
import hidden from '@/shared/ui/hidden.module.css';
import { useTexts } from '@/site/page/useTexts';
import styles from './FilterForm.module.css';

interface FilterFormProps {
  title: string;
  /** The button's text: how many results the choices have. */
  show: string;
  onShow: () => void;
  /** Clears all choices; absent while there are none. */
  onClear?: (() => void) | undefined;
  children: ReactNode;
}

/** All filters of a search on one page; the button to the results sticks to the bottom. */
export function FilterForm({ title, show, onShow, onClear, children }: FilterFormProps) {
  const texts = useTexts('results');
  return (
    <div className={styles.form}>
      <h1 className={styles.heading}>{title}</h1>
      {children}
      <div className={styles.bar}>
        <div className={styles.actions}>
          {onClear && (
            <Button kind="quiet" onClick={onClear}>
              {texts.clear}
            </Button>
          )}
          <Button wide onClick={onShow}>
            {show}
          </Button>
          <p className={hidden.hidden} role="status">
            {show}
          </p>
        </div>
      </div>
    </div>
  );
}

/** The section of one filter. */
export function FilterSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
