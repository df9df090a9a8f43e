import type { ElementType } from 'react';
import styles from './Muted.module.css';
import { classes, type PropsAs } from './polymorphic';

/** Text of less weight. */
export function Muted<As extends ElementType = 'p'>({ as, className, ...props }: PropsAs<As>) {
  const Element: ElementType = as ?? 'p';
  return <Element {...props} className={classes(styles.muted, className)} />;
}
