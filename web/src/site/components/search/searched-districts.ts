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

/** The job with its addresses in these districts first: what shows one address shows one that was searched for. */
export function withDistrictsFirst<Job extends Located>(job: Job, names: readonly string[]): Job {
  const isWanted = ({ district_name }: { district_name: string }) => names.includes(district_name);
  const rest = job.address.filter((address) => !isWanted(address));
  return rest.length === job.address.length
    ? job
    : { ...job, address: [...job.address.filter(isWanted), ...rest] };
}
