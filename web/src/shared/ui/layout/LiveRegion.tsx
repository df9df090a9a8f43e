import type { ElementType } from 'react';
import styles from './LiveRegion.module.css';
import { classes, type PropsAs } from './polymorphic';

/** A live region, which takes no room while it is empty. */
export function LiveRegion<As extends ElementType = 'div'>({ as, className, ...props }: PropsAs<As>) {
  const Element: ElementType = as ?? 'div';
  return <Element {...props} className={classes(styles.live, className)} />;
}
