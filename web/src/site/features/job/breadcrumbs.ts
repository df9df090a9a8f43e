import type { JobFullFragment } from '@/generated/seeker/graphql';
import { paths } from '@/site/lib/paths';

/** The breadcrumbs from home to the job. */
export function breadcrumbs(
  job: JobFullFragment,
  home: string,
): { name: string; path: string | undefined }[] {
  const [type] = job.job_types;
  return [
    { name: home, path: paths.home },
    ...(type ? [{ name: type.name, path: paths.findJobs([['jobType', type.short_code]]) }] : []),
    { name: job.job_name, path: undefined },
  ];
}
