import type { ComponentType } from 'react';
import type { Answer, Operation } from '@/shared/services/operation';
import type { PublicConfig } from '../lib/config';
import type { Catalogue } from '../messages/catalogue';
import type { Screen, ScreenAddress, ScreenInput } from '../page/screen';
import type { Missing, PageInfo } from '../page/usePage';
import type { LayoutName, LayoutProps } from './layouts/layout';

/** Everything needed to show one address. */
export interface Page {
  layout: LayoutName;
  screen: Screen;
  Layout: ComponentType<LayoutProps>;
  input: ScreenInput<readonly Operation[]>;
  layoutAnswers: readonly Answer<unknown>[];
  info: PageInfo;
}

export interface PageParts {
  layout: LayoutName;
  screen: Screen;
  Layout: ComponentType<LayoutProps>;
  address: ScreenAddress;
  /** Answers to the screen's operations, and to the layout's. */
  answers: readonly Answer<unknown>[];
  layoutAnswers: readonly Answer<unknown>[];
  texts: Partial<Catalogue>;
  config: PublicConfig;
  now: Date;
  missing?: Missing | undefined;
  failure?: PageInfo['failure'] | undefined;
}

/** Combines a screen with its answers. The caller has loaded the texts of its namespaces. */
export function assemblePage(parts: PageParts): Page {
  const { layout, screen, Layout, address, layoutAnswers, config, now, missing, failure } = parts;
  const input = { address, answers: parts.answers } as ScreenInput<readonly Operation[]>;
  const texts = parts.texts as Catalogue;
  const head = screen.head({ ...input, texts, config, failure });
  // Spec 2: the single/popup layout contains the error box.
  const errorsIn = layout === 'single' ? ('box' as const) : ('toast' as const);
  const info = {
    errorsIn,
    address,
    config,
    head,
    texts,
    now,
    ...(screen.search && { search: screen.search(input) }),
    ...(missing && { missing }),
    ...(failure && { failure }),
  };
  return { layout, screen, Layout, input, layoutAnswers, info };
}
