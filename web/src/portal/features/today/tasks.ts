import type { TodayQuery } from '@/generated/portal/graphql';
import { paths } from '@/portal/lib/paths';
import { isAllowed } from '@/portal/lib/permissions';
import type { Role } from '@/portal/services/session';

export type CompanyToday = TodayQuery['company'];

/** Something to do, named by the key of its text. */
export interface Task {
  name: 'refused' | 'firstJob' | 'drafts' | 'ending' | 'branches' | 'logo' | 'about' | 'invitations';
  path: string;
}

/** A job that closes within this many days is worth a look. */
const soon = 3;

/**
 * What the person can do for the company today, the weightiest first. Leaves out what the role may not do.
 */
export function tasksOf(company: CompanyToday, role: Role): Task[] {
  const { id, state, upkeep, about, branches, invitations, jobs } = company;
  const changesHere = isAllowed('changeCompany', role, state) && upkeep === 'portal';
  const worksOnJobs = isAllowed('changeJobs', role, state);
  const countOf = (stage: string) => jobs.counts.find((each) => each.stage === stage)?.count ?? 0;
  const hasJobs = jobs.counts.some(({ count }) => count > 0);
  const isEnding = jobs.jobs.some(({ days_left }) => days_left !== null && days_left <= soon);
  const tasks: (Task | false)[] = [
    changesHere && state === 'refused' && { name: 'refused', path: paths.company(id) },
    worksOnJobs && !hasJobs && { name: 'firstJob', path: paths.newJob(id) },
    worksOnJobs && countOf('draft') > 0 && { name: 'drafts', path: `${paths.jobs(id)}?stage=draft` },
    worksOnJobs && isEnding && { name: 'ending', path: `${paths.jobs(id)}?stage=open&sort=ending` },
    isAllowed('changeBranches', role, state) &&
      branches.length === 0 && { name: 'branches', path: paths.newBranch(id) },
    changesHere && company.logo_thumbnail === null && { name: 'logo', path: paths.company(id) },
    changesHere && !(about.zh_hant && about.en) && { name: 'about', path: paths.company(id) },
    isAllowed('managePeople', role, state) &&
      (invitations?.length ?? 0) > 0 && { name: 'invitations', path: paths.people(id) },
  ];
  return tasks.filter((task) => task !== false);
}
