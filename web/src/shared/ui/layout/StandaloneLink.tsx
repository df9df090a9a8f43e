import type { ElementType } from 'react';
import { classes, type PropsAs } from './polymorphic';
import styles from './StandaloneLink.module.css';

/** A link that is no part of a sentence, as high as a finger needs it. */
export function StandaloneLink<As extends ElementType = 'a'>({ as, className, ...props }: PropsAs<As>) {
  const Element: ElementType = as ?? 'a';
  return <Element {...props} className={classes(styles.link, className)} />;
}
