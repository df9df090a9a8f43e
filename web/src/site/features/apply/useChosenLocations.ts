import { useState } from 'react';
import { keepAddresses, readApplicationDraft } from '@/site/components/application-draft/application-draft';
import { rememberedDistricts } from '@/site/components/search/searched-districts';
import type { Profile } from '@/site/services/session/state';
import type { JobToApply } from './job-to-apply';

/** The job's only location, or its only one in the districts that were searched for. */
function onlyLocation(job: JobToApply): readonly string[] {
  const searched = rememberedDistricts();
  const wanted = job.address.filter(({ district_name }) => searched.includes(district_name));
  const [first, ...others] = wanted.length > 0 ? wanted : job.address;
  return first !== undefined && others.length === 0 ? [first._id] : [];
}

/** The chosen locations that the job still has: those of the draft, or the only one. */
export function useChosenLocations(job: JobToApply, profile: Profile) {
  const [kept, setChosen] = useState(() => {
    const { addresses } = readApplicationDraft(profile._id, job._id);
    return addresses.length > 0 ? addresses : onlyLocation(job);
  });
  const known = job.address.map(({ _id }) => _id);
  const usable = kept.filter((id) => known.includes(id));
  const chosen = usable.length === 0 && known.length === 1 ? known : usable;
  const keep = (addresses: readonly string[]) => {
    setChosen(addresses);
    keepAddresses(profile._id, job._id, addresses);
  };
  return { chosen, keep };
}
