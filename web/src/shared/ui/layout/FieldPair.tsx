import type { ElementType } from 'react';
import styles from './FieldPair.module.css';
import { classes, type PropsAs } from './polymorphic';

/** Two fields side by side, on a phone one below the other. */
export function FieldPair<As extends ElementType = 'div'>({ as, className, ...props }: PropsAs<As>) {
  const Element: ElementType = as ?? 'div';
  return <Element {...props} className={classes(styles.pair, className)} />;
}
