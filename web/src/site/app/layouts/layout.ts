import type { ComponentType, ReactNode } from 'react';
import type { QuickBarQuery } from '@/generated/seeker/graphql';
import type { Answer } from '@/shared/services/operation';

export type LayoutName =
  | 'default'
  | 'no-quick-bar'
  | 'no-search-action'
  | 'no-sticky-header'
  | 'content'
  | 'employer'
  | 'simple'
  | 'single';

export interface LayoutProps {
  name: LayoutName;
  /** Answers to the layout's own operations. */
  answers: readonly Answer<unknown>[];
  children: ReactNode;
}

export interface LayoutModule {
  Layout: ComponentType<LayoutProps>;
}

export function quickBarOf(answers: readonly Answer<unknown>[]): QuickBarQuery | undefined {
  return (answers[0] as Answer<QuickBarQuery> | undefined)?.data ?? undefined;
}

/** The file below layouts/ that renders a layout. */
export function layoutFile(name: LayoutName): string {
  switch (name) {
    case 'employer':
      return 'EmployerLayout';
    case 'simple':
      return 'SimpleLayout';
    case 'single':
      return 'SingleLayout';
    default:
      return 'DefaultLayout';
  }
}
