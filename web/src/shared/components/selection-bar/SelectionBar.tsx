import type { ReactNode } from 'react';
import { maxSelected, type Selection } from '@/shared/hooks/useSelection';
import { Button } from '@/shared/ui/button/Button';
import { Muted } from '@/shared/ui/layout/Muted';
import { Row } from '@/shared/ui/layout/Row';
import styles from './SelectionBar.module.css';

interface SelectionBarProps {
  selection: Pick<Selection<unknown>, 'rows' | 'clear'>;
  /** The list belongs to an earlier search: nothing can be decided. */
  isOld: boolean;
  texts: { selected: (count: number) => string; tooMany: (most: number) => string; unselect: string };
  /** The actions on the selected rows. */
  children: ReactNode;
}

/** Acts on the selected rows of a list, at the bottom of the screen while any are selected. */
export function SelectionBar({ selection, isOld, texts, children }: SelectionBarProps) {
  const { length: count } = selection.rows;
  if (count === 0) return null;
  return (
    <section className={styles.bar} inert={isOld} aria-label={texts.selected(count)} data-selected>
      <Row as="p" className={styles.count} role="status">
        <strong>{texts.selected(count)}</strong>
        {count === maxSelected && <Muted as="span">{texts.tooMany(maxSelected)}</Muted>}
        <Button kind="quiet" onClick={selection.clear}>
          {texts.unselect}
        </Button>
      </Row>
      {children}
    </section>
  );
}
