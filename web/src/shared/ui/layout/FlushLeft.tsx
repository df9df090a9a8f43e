import type { ElementType } from 'react';
import styles from './FlushLeft.module.css';
import { classes, type PropsAs } from './polymorphic';

/** Aligns a quiet button's text with the text above it. */
export function FlushLeft<As extends ElementType = 'div'>({ as, className, ...props }: PropsAs<As>) {
  const Element: ElementType = as ?? 'div';
  return <Element {...props} className={classes(styles.flush, className)} />;
}
