import type { ElementType } from 'react';
import { classes, type PropsAs } from './polymorphic';
import styles from './Row.module.css';

/** Its children side by side where there is room. */
export function Row<As extends ElementType = 'div'>({ as, className, ...props }: PropsAs<As>) {
  const Element: ElementType = as ?? 'div';
  return <Element {...props} className={classes(styles.row, className)} />;
}
