import type { ElementType } from 'react';
import { classes, type PropsAs } from './polymorphic';
import styles from './Stack.module.css';

type StackProps<As extends ElementType> = PropsAs<As> & {
  /** `fields` of a form or the parts of a card; `cards`, the parts of a page, stand further apart. */
  gap?: 'fields' | 'cards';
};

/** Its children one below the other. */
export function Stack<As extends ElementType = 'div'>({
  as,
  gap = 'fields',
  className,
  ...props
}: StackProps<As>) {
  const Element: ElementType = as ?? 'div';
  return <Element {...props} className={classes(styles[gap], className)} />;
}
