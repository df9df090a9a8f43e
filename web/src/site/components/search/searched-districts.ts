interface Located {
  address: readonly { district_name: string }[];
}

/** Under this name the tab's storage keeps the names of the districts that were last searched for. */
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

/** The job with the address first that is nearest to where it was searched for, and how far that is. */
export function withNearestFirst<Job extends { address: readonly { _id: string }[] }>(
  job: Job,
  nearest: Nearest | null | undefined,
): Job & { metres?: number } {
  if (!nearest) return job;
  const isNearest = ({ _id }: { _id: string }) => _id === nearest.address;
  const rest = job.address.filter((address) => !isNearest(address));
  return { ...job, address: [...job.address.filter(isNearest), ...rest], metres: nearest.metres };
}

/** The job with its addresses in these districts first: what shows one address shows one that was searched for. */
export function withDistrictsFirst<Job extends Located>(job: Job, names: readonly string[]): Job {
  const isWanted = ({ district_name }: { district_name: string }) => names.includes(district_name);
  const rest = job.address.filter((address) => !isWanted(address));
  return rest.length === job.address.length
    ? job
    : { ...job, address: [...job.address.filter(isWanted), ...rest] };
}
