import { useEffect, useState } from 'react';
import { PlaceOfDocument } from '@/generated/portal/documents/PlaceOf';
import { useTexts } from '@/portal/page/useTexts';
import type { FieldBinding } from '@/shared/forms/useForm';
import { useOperationQuery } from '@/shared/hooks/application/useOperationQuery';
import { useGeolocation } from '@/shared/hooks/useGeolocation';
import { typingPause } from '@/shared/lib/constants';
import { ServiceError } from '@/shared/services/api/service';
import { operation } from '@/shared/services/operation';
import { Button } from '@/shared/ui/button/Button';
import { TextField } from '@/shared/ui/fields/TextField';
import { FlushLeft } from '@/shared/ui/layout/FlushLeft';
import { LiveRegion } from '@/shared/ui/layout/LiveRegion';
import { Stack } from '@/shared/ui/layout/Stack';
import { MapLink } from '@/shared/ui/MapLink';
import { coordinatesText } from './branch-values';

interface PlaceFieldProps {
  field: FieldBinding<string>;
  /**
   * The branch's district; empty while none is chosen. A place given by its distance from a station lies
   * towards it.
   */
  district: string;
  /** Called with the district of each new place. */
  onDistrict: (code: string) => void;
}

/** Fills in the device's position, for people who are at the shop. */
function CurrentPositionButton({ onFound }: { onFound: (place: string) => void }) {
  const texts = useTexts('branches');
  const { known, state, locate } = useGeolocation();
  const [isWanted, setWanted] = useState(false);
  const press = () => {
    setWanted(true);
    locate();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once of each place
  useEffect(() => {
    if (!isWanted || !known || state !== 'idle') return;
    setWanted(false);
    onFound(coordinatesText(known));
  }, [isWanted, known, state]);
  return (
    <FlushLeft>
      <Button kind="quiet" busy={state === 'asking'} onClick={press}>
        {texts.here}
      </Button>
      <LiveRegion as="p" role="status">
        {state === 'refused' && texts.hereRefused}
      </LiveRegion>
    </FlushLeft>
  );
}

/** Takes a pasted map link or coordinates; the service reads them as they are typed. */
export function PlaceField({ field, district: chosen, onDistrict }: PlaceFieldProps) {
  const texts = useTexts('branches');
  const { newTab } = useTexts('common');
  const link = field.value.trim();
  const asked = link === '' ? undefined : operation('PlaceOf', PlaceOfDocument, { link, district: chosen });
  const { data, error, isLoading } = useOperationQuery(asked, { delay: typingPause });
  const place = asked && !isLoading && error === undefined ? data?.place_of : undefined;
  const isRefused = error instanceof ServiceError && error.code !== undefined;
  const district = place?.district;
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once of each district
  useEffect(() => {
    if (district !== undefined) onDistrict(district);
  }, [district]);
  return (
    <Stack>
      <TextField
        {...field}
        label={texts.place}
        hint={texts.placeHint}
        error={asked && isRefused && !isLoading ? error.message : undefined}
        inputMode="url"
        autoComplete="off"
      />
      <LiveRegion as="p" role="status">
        {place && (
          <>
            {texts.placeFound(coordinatesText(place))}{' '}
            <MapLink place={place} label={`${texts.onMap}${newTab}`}>
              {texts.onMap}
            </MapLink>
          </>
        )}
      </LiveRegion>
      <CurrentPositionButton onFound={field.onChange} />
    </Stack>
  );
}
