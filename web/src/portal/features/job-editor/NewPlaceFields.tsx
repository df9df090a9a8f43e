import type { BranchInput, JobStartQuery } from '@/generated/portal/graphql';
import { useTexts } from '@/portal/page/useTexts';
import type { Locale } from '@/shared/lib/locale';
import { FieldGroup } from '@/shared/ui/fields/FieldGroup';
import { Select } from '@/shared/ui/fields/Select';
import { TextField } from '@/shared/ui/fields/TextField';
import { Stack } from '@/shared/ui/layout/Stack';

type Districts = JobStartQuery['districts'];

/** The company's first branch, with the least that it needs. */
export interface NewPlace {
  address: string;
  district: string;
}

export const emptyPlace: NewPlace = { address: '', district: '' };

/** The branch is named after its district until somebody renames it. */
export function placeInput(place: NewPlace, locale: Locale, districts: Districts): BranchInput {
  const district = districts.find(({ code }) => code === place.district)?.name ?? '';
  const inLocale = (text: string) => (locale === 'en' ? { en: text } : { zh_hant: text });
  return {
    name: inLocale(district),
    address: inLocale(place.address.trim()),
    district: place.district,
  };
}

interface NewPlaceFieldsProps {
  value: NewPlace;
  districts: Districts;
  onChange: (value: NewPlace) => void;
}

export function NewPlaceFields({ value, districts, onChange }: NewPlaceFieldsProps) {
  const texts = useTexts('jobEditor');
  const branch = useTexts('branches');
  const regions = [...new Set(districts.map(({ region_name }) => region_name))];
  return (
    <FieldGroup label={texts.where} name="where" hint={texts.firstBranch}>
      <Stack>
        <TextField
          label={texts.address}
          name="address"
          hint={texts.addressHint}
          autoComplete="street-address"
          maxLength={300}
          value={value.address}
          onChange={(address) => onChange({ ...value, address })}
        />
        <Select
          label={branch.district}
          name="district"
          value={value.district}
          options={[{ value: '', label: texts.choose }]}
          groups={regions.map((label) => ({
            label,
            options: districts
              .filter(({ region_name }) => region_name === label)
              .map(({ code, name }) => ({ value: code, label: name })),
          }))}
          onChange={(district) => onChange({ ...value, district })}
        />
      </Stack>
    </FieldGroup>
  );
}
