import type { ComponentPropsWithRef, ElementType } from 'react';

/** The props of a component that styles any element, such as `<Stack as="form">`, with those of the element. */
export type PropsAs<As extends ElementType> = { as?: As } & Omit<ComponentPropsWithRef<As>, 'as'>;

/** The class of a component, and the one that its user gives it besides. */
export function classes(own: string | undefined, more: string | undefined): string {
  return [own, more].filter(Boolean).join(' ');
}
