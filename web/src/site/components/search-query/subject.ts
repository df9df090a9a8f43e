import type { FindJobsQuery } from '../../../generated/seeker/graphql';
import type { Catalogue } from '../../messages/catalogue';

export type Found = FindJobsQuery['job_search'];

/** What a search is about, for its heading; more than two names of a filter are left to the chips. */
export function subjectOf({ filters, total, searched_instead }: Found, texts: Catalogue['search']) {
  const names = (name: string) => {
    const values = filters.find((filter) => filter.name === name)?.values ?? [];
    return values.length > 2 ? '' : texts.list(values.map((value) => value.name));
  };
  return {
    total,
    // Where another text was searched than the one given, it is about that one.
    term: searched_instead ?? names('q'),
    district: names('district'),
    jobType: names('jobType'),
    employment: names('employment'),
  };
}
