import type { ComponentType } from 'react';
import type { Address, Query } from '@/shared/lib/address';
import type { Service } from '@/shared/services/api/service';
import type { Answer, Operation } from '@/shared/services/operation';
import type { PublicConfig } from '../lib/config';
import type { Catalogue, Namespace } from '../messages/catalogue';
import type { Head } from './head';
import type { Missing, PageInfo } from './usePage';

export type Params = Readonly<Record<string, string | undefined>>;

export interface ScreenAddress extends Address {
  params: Params;
}

export type Answers<Operations> = {
  [Index in keyof Operations]: Operations[Index] extends Operation<infer Result> ? Answer<Result> : never;
};

export interface ScreenInput<Operations> {
  address: ScreenAddress;
  answers: Answers<Operations>;
}

export interface HeadInput<Operations> extends ScreenInput<Operations> {
  texts: Catalogue;
  config: PublicConfig;
  /** Set if the screen replaces one that failed. */
  failure?: PageInfo['failure'] | undefined;
}

/**
 * What the answers mean for a page: it is shown, does not exist, has moved permanently to another path, or
 * failed.
 */
export type Outcome =
  | { kind: 'found' }
  | ({ kind: 'not-found' } & Partial<Missing>)
  | { kind: 'moved'; path: string }
  | { kind: 'failed' };

/** The visitor and the services. */
export interface ScreenContext {
  service: Service;
  userid: string;
  config: PublicConfig;
}

/** A screen defines its operations, its head and its content. */
export interface ScreenDefinition<Operations extends readonly Operation[]> {
  /** The message namespaces it needs besides `common`. */
  namespaces: readonly Namespace[];
  /** Its deferred components, by name; see Deferred.tsx. */
  deferred?: readonly string[];
  /** False (or an exception) makes the address invalid; see RouteError. */
  validate?: (address: ScreenAddress) => boolean;
  /** The path that the address redirects to permanently, before any data are loaded. */
  movedTo?: (address: ScreenAddress) => string | undefined;
  operations: (address: ScreenAddress) => Operations;
  /**
   * Addresses with the same path and key are one page to the reader, such as with and without a dialog: going
   * from one to the other keeps scroll position and focus.
   */
  pageKey?: (address: Address) => string;
  outcome?: (input: ScreenInput<Operations>) => Outcome;
  /**
   * Prepares optional data before the page is shown in the browser, such as adverts. The page waits only a
   * moment for it.
   */
  beforeShow?: (input: ScreenInput<Operations>, context: ScreenContext) => Promise<void>;
  head: (input: HeadInput<Operations>) => Head;
  /** A search page's search as a query; the link to all filters carries it along. */
  search?: (input: ScreenInput<Operations>) => Query;
  Component: ComponentType<ScreenInput<Operations>>;
}

/** A screen whose operations' types only it knows. */
export type Screen = ScreenDefinition<readonly Operation[]>;

export function defineScreen<const Operations extends readonly Operation[]>(
  definition: ScreenDefinition<Operations>,
): Screen {
  return definition as unknown as Screen;
}

export interface ScreenModule {
  screen: Screen;
}
