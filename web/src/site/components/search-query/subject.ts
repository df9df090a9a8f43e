import type { FindJobsQuery } from '@/generated/seeker/graphql';
import type { Catalogue } from '@/site/messages/catalogue';

export type Found = FindJobsQuery['job_search'];

/** What a search is about, for its heading. A filter with more than two values is given as a count. */
export function subjectOf({ filters, total, searched_instead }: Found, texts: Catalogue['search']) {
  const valuesOf = (name: string) => filters.find((filter) => filter.name === name)?.values ?? [];
  const names = (name: string) => texts.list(valuesOf(name).map((value) => value.name));
  const few = (name: string) => (valuesOf(name).length > 2 ? valuesOf(name).length : names(name));
  return {
    total,
    // If another text was searched instead, that one is the subject.
    term: searched_instead ?? names('q'),
    district: few('district'),
    jobType: few('jobType'),
    employment: names('employment'),
    workingDay: names('workingDay'),
    workingHour: names('workingHour'),
    near: valuesOf('latlng').length > 0,
    filtered: filters.length > 0,
  };
}
