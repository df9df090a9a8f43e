import { createContext, useContext } from 'react';
import type { JobCoreFragment } from '../generated/graphql';
import type { Catalogue, Namespace } from '../messages/catalogue';
import { type Address, href, type Query } from './address';
import type { PublicConfig } from './config';
import type { Head } from './head';

/** What every component may ask about the page it stands on. */
export interface PageInfo {
  address: Address;
  config: PublicConfig;
  head: Head;
  /** Set on a search page: what it searches for. */
  search?: Query;
  texts: Partial<Catalogue>;
  /** The moment at which the page was made, the same on the server and while hydrating. */
  now: Date;
  /** Where this page shows errors: in a box that waits for OK, or in a toast. */
  errorsIn: 'box' | 'toast';
  /** Set on a page that is shown because another one is not there. */
  missing?: Missing;
  /** Set on the page that is shown because another one failed. */
  failure?: Failure;
}

export interface Failure {
  status: number;
  message: string;
  /** The service broke on it, or did not answer. */
  ofService?: boolean;
}

export interface Missing {
  /** The address itself is wrong: a bad slug part or a bad id. */
  wrongAddress: boolean;
  /** Jobs to offer instead, when it was a job that is not there. */
  relatedJobs?: readonly JobCoreFragment[];
}

export const PageContext = createContext<PageInfo | undefined>(undefined);

export function usePage(): PageInfo {
  const page = useContext(PageContext);
  if (page === undefined) throw new Error('No page around this component');
  return page;
}

/** The texts of a namespace in the page's language. */
export function useTexts<Name extends Namespace>(namespace: Name): Catalogue[Name] {
  const texts = usePage().texts[namespace];
  if (texts === undefined) throw new Error(`Texts of ${namespace} are not loaded`);
  return texts;
}

/** Turns a path such as `/find-jobs/` into a link in the page's language. */
export function useHref(): (path: string) => string {
  const { locale } = usePage().address;
  return (path) => href(locale, path);
}
