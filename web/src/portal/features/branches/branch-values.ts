import type { BranchEditedFragment, BranchInput } from '@/generated/portal/graphql';
import type { Rules } from '@/shared/forms/useForm';
import { type Rule, required } from '@/shared/forms/validators';

/** A branch as its form fields hold it. */
export interface BranchValues {
  nameZh: string;
  nameEn: string;
  addressZh: string;
  addressEn: string;
  district: string;
  /** A pasted map link, or coordinates; empty for the district's centre. */
  place: string;
}

export const emptyBranch: BranchValues = {
  nameZh: '',
  nameEn: '',
  addressZh: '',
  addressEn: '',
  district: '',
  place: '',
};

const eitherOf =
  (first: keyof BranchValues, second: keyof BranchValues): Rule<string, BranchValues> =>
  (_, values) =>
    values[first].trim() || values[second].trim() ? undefined : { key: 'REQUIRED' };

export const branchRules: Rules<BranchValues> = {
  nameZh: [eitherOf('nameZh', 'nameEn')],
  addressZh: [eitherOf('addressZh', 'addressEn')],
  district: [required],
};

/** `22.31930,114.16940`: five decimals are precise to a metre. */
export function coordinatesText({ lat, lng }: { lat: number; lng: number }): string {
  return `${lat.toFixed(5)},${lng.toFixed(5)}`;
}

export function valuesOf(branch: BranchEditedFragment): BranchValues {
  return {
    nameZh: branch.name.zh_hant,
    nameEn: branch.name.en,
    addressZh: branch.address.zh_hant,
    addressEn: branch.address.en,
    district: branch.district,
    place: branch.is_exact ? coordinatesText(branch) : '',
  };
}

export function inputOf(values: BranchValues): BranchInput {
  return {
    name: { zh_hant: values.nameZh, en: values.nameEn },
    address: { zh_hant: values.addressZh, en: values.addressEn },
    district: values.district,
    place: values.place.trim() || null,
  };
}

interface District {
  code: string;
  name: string;
  region_name: string;
}

/** The districts grouped by region, for a select field. */
export function districtGroups(districts: readonly District[]) {
  const regions = [...new Set(districts.map(({ region_name }) => region_name))];
  return regions.map((label) => ({
    label,
    options: districts
      .filter(({ region_name }) => region_name === label)
      .map(({ code, name }) => ({ value: code, label: name })),
  }));
}
