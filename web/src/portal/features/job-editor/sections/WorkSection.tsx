import { placeText } from '@/portal/components/job-facts/job-text';
import { usePage } from '@/portal/page/usePage';
import { useTexts } from '@/portal/page/useTexts';
import { Checkbox } from '@/shared/ui/fields/Checkbox';
import { Segments } from '@/shared/ui/fields/Segments';
import { TextField } from '@/shared/ui/fields/TextField';
import { LiveRegion } from '@/shared/ui/layout/LiveRegion';
import { Stack } from '@/shared/ui/layout/Stack';
import { ChosenList } from '../ChosenList';
import { Findings } from '../Findings';
import { typeGroups } from '../job-types';
import { digitsIn, employments } from '../job-values';
import { TemplateOffer } from '../TemplateOffer';
import { useEditor, usePlaces, useText } from '../useEditor';

function PlaceChoices() {
  const texts = useTexts('jobEditor');
  const { locale } = usePage().address;
  const { state, autosave } = useEditor();
  const places = usePlaces();
  const { values } = state;
  return (
    <ChosenList
      label={texts.places}
      name="places"
      addLabel={values.places.length === 0 ? texts.choosePlace : texts.addPlace}
      chosen={values.places}
      options={places.map((place) => ({ value: place.id, label: placeText(place, locale) }))}
      onChange={(chosen) => autosave.change({ places: chosen })}
    >
      <Findings field="places" />
    </ChosenList>
  );
}

/** Shown only for work without a fixed place. */
function RegionChoices() {
  const texts = useTexts('jobEditor');
  const { state, autosave, choices } = useEditor();
  const { places, regions } = state.values;
  if (places.length > 0 && regions.length === 0) return null;
  return (
    <details open={regions.length > 0}>
      <summary>{texts.noFixedPlace}</summary>
      <div>
        {choices.regions.map(({ code, name }) => (
          <Checkbox
            key={code}
            name="regions"
            value={code}
            checked={regions.includes(code)}
            onChange={(isChosen) =>
              autosave.change({
                regions: isChosen ? [...regions, code] : regions.filter((region) => region !== code),
              })
            }
          >
            {name}
          </Checkbox>
        ))}
      </div>
    </details>
  );
}

export function WorkSection() {
  const texts = useTexts('jobEditor');
  const { employment } = useTexts('common');
  const { state, autosave, choices } = useEditor();
  const { values } = state;
  const vacancy = useText('vacancy');
  return (
    <Stack>
      <ChosenList
        label={texts.jobTypes}
        name="jobTypes"
        hint={texts.jobTypesHint}
        addLabel={texts.addJobType}
        chosen={values.jobTypes}
        groups={typeGroups(choices.categories)}
        onChange={(jobTypes) => autosave.change({ jobTypes })}
      >
        <Findings field="job_types" />
      </ChosenList>
      <LiveRegion role="status">
        <TemplateOffer />
      </LiveRegion>
      <PlaceChoices />
      <RegionChoices />
      <Segments
        label={texts.employment}
        value={values.employment}
        options={employments.map((value) => ({ value, label: employment[value] }))}
        onChange={(value) =>
          autosave.change({ employment: employments.find((each) => each === value) ?? 'ft' })
        }
      />
      <div>
        <TextField
          {...vacancy}
          label={texts.vacancy}
          inputMode="numeric"
          onChange={(text) => vacancy.onChange(digitsIn(text).slice(0, 4))}
        />
        <Findings field="vacancy" />
      </div>
    </Stack>
  );
}
