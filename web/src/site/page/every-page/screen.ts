import type { ComponentType } from 'react';
import type { JobCoreFragment } from '../../../generated/seeker/graphql';
import type { Address, Query } from '../../../shared/lib/every-page/address';
import type { Service } from '../../../shared/services/api/service';
import type { Answer, Operation } from '../../../shared/services/every-page/operation';
import type { PublicConfig } from '../../lib/every-page/config';
import type { Catalogue, Namespace } from '../../messages/catalogue';
import type { Head } from './head';
import type { PageInfo } from './usePage';

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
  /** Why the screen stands in another one's place. */
  failure?: PageInfo['failure'] | undefined;
}

/** What the data make of a page: shown as it is, not found, moved for good to another path, or not to be had. */
export type Outcome =
  | { kind: 'found' }
  | { kind: 'not-found'; wrongAddress?: boolean; relatedJobs?: readonly JobCoreFragment[] }
  | { kind: 'moved'; path: string }
  | { kind: 'failed' };

/** Who asks, and how. */
export interface ScreenWorld {
  service: Service;
  userid: string;
  config: PublicConfig;
}

/** A screen owns what it asks for, what it says in the head, and what it shows. */
export interface ScreenDefinition<Operations extends readonly Operation[]> {
  /** The message namespaces it needs besides `common`. */
  namespaces: readonly Namespace[];
  /** Its deferred components, by name; see Deferred.tsx. */
  deferred?: readonly string[];
  /** False (or a throw) makes the address wrong; see RouteError. */
  validate?: (address: ScreenAddress) => boolean;
  /** The path that the address alone leads to for good, before anything is asked. */
  movedTo?: (address: ScreenAddress) => string | undefined;
  operations: (address: ScreenAddress) => Operations;
  /**
   * Addresses of one path with the same place are one page to the reader, as with and without a dialog:
   * going from one to the other keeps the scroll and the focus.
   */
  place?: (address: Address) => string;
  outcome?: (input: ScreenInput<Operations>) => Outcome;
  /**
   * What it is good to have before the page is shown in the browser, as adverts; a page waits a moment for it, and
   * does without it then.
   */
  beforeShow?: (input: ScreenInput<Operations>, world: ScreenWorld) => Promise<void>;
  head: (input: HeadInput<Operations>) => Head;
  /** What a search page searches for, as a query; the way to all filters carries it along. */
  search?: (input: ScreenInput<Operations>) => Query;
  Component: ComponentType<ScreenInput<Operations>>;
}

/** A screen whose operations only it knows. */
export type Screen = ScreenDefinition<readonly Operation[]>;

export function defineScreen<const Operations extends readonly Operation[]>(
  definition: ScreenDefinition<Operations>,
): Screen {
  return definition as unknown as Screen;
}

export interface ScreenModule {
  screen: Screen;
}
