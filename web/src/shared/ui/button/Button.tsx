import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react';
import styles from './Button.module.css';

/** One primary action per screen; the others are secondary or quiet. */
export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger';

interface Look {
  kind?: ButtonKind;
  /** As wide as its container. */
  wide?: boolean;
  children: ReactNode;
}

function classes(kind: ButtonKind, wide: boolean): string {
  return `${styles.button} ${styles[kind]}${wide ? ` ${styles.wide}` : ''}`;
}

type ButtonProps = Look &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> & {
    /** Shows that its work is under way; further presses are ignored meanwhile. */
    busy?: boolean;
  };

export function Button({ kind = 'primary', wide = false, busy = false, children, ...rest }: ButtonProps) {
  const { onClick, ...attributes } = rest;
  return (
    <button
      type="button"
      {...attributes}
      className={classes(kind, wide)}
      aria-busy={busy || undefined}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
    >
      {busy && <span className={styles.spinner} />}
      {children}
    </button>
  );
}

type ButtonLinkProps = Look & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className'> & { href: string };

export function ButtonLink({ kind = 'primary', wide = false, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={classes(kind, wide)}>
      {children}
    </a>
  );
}
