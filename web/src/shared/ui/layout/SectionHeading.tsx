import type { ElementType } from 'react';
import { classes, type PropsAs } from './polymorphic';
import styles from './SectionHeading.module.css';

/** The heading of a card or of a part of a page. */
export function SectionHeading<As extends ElementType = 'h2'>({ as, className, ...props }: PropsAs<As>) {
  const Element: ElementType = as ?? 'h2';
  return <Element {...props} className={classes(styles.heading, className)} />;
}
