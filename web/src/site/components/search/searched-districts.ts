interface Located {
  address: readonly { district_name: string }[];
}

/** The tab's storage key of the names of the districts last searched for. */
const storageKey = 'searched-districts';

export function rememberDistricts(names: readonly string[]): void {
  sessionStorage.setItem(storageKey, names.join());
}

export function rememberedDistricts(): readonly string[] {
  return (sessionStorage.getItem(storageKey) ?? '').split(',');
}

interface Nearest {
  address: string;
  metres: number;
}

/** The job with its address nearest to the searched place first, and that distance. */
export function withNearestFirst<Job extends { address: readonly { _id: string }[] }>(
  job: Job,
  nearest: Nearest | null | undefined,
): Job & { metres?: number } {
  if (!nearest) return job;
  const isNearest = ({ _id }: { _id: string }) => _id === nearest.address;
  const rest = job.address.filter((address) => !isNearest(address));
  return { ...job, address: [...job.address.filter(isNearest), ...rest], metres: nearest.metres };
}

/**
 * The job with its addresses in these districts first, so that a single shown address is one that was
 * searched for.
 */
export function withDistrictsFirst<Job extends Located>(job: Job, names: readonly string[]): Job {
  const isWanted = ({ district_name }: { district_name: string }) => names.includes(district_name);
  const rest = job.address.filter((address) => !isWanted(address));
  return rest.length === job.address.length
    ? job
    : { ...job, address: [...job.address.filter(isWanted), ...rest] };
}
