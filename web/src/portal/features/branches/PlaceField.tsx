import { useEffect, useState } from 'react';
import { PlaceOfDocument } from '../../../generated/portal/documents/PlaceOf';
import type { FieldBinding } from '../../../shared/forms/useForm';
import { useGeolocation } from '../../../shared/hooks/useGeolocation';
import { ServiceError } from '../../../shared/services/api/service';
import { operation } from '../../../shared/services/every-page/operation';
import { Button } from '../../../shared/ui/button/Button';
import { TextField } from '../../../shared/ui/fields/TextField';
import page from '../../components/page/page.module.css';
import { useTexts } from '../../page/every-page/useTexts';
import { useAnswer } from '../../services/useAnswer';
import { coordinatesText } from './branch-values';

/** Waits for a pause instead of asking for every letter. */
const typingPause = 500;

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

function mapHref({ lat, lng }: { lat: number; lng: number }): string {
  return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=18/${lat}/${lng}`;
}

/** Fills in the device's position, for people who are at the shop. */
function HereButton({ onFound }: { onFound: (place: string) => void }) {
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
    <div className={page.flush}>
      <Button kind="quiet" busy={state === 'asking'} onClick={press}>
        {texts.here}
      </Button>
      <p role="status" className={page.live}>
        {state === 'refused' && texts.hereRefused}
      </p>
    </div>
  );
}

/** Takes a pasted map link or coordinates; the service reads them as they are typed. */
export function PlaceField({ field, district: chosen, onDistrict }: PlaceFieldProps) {
  const texts = useTexts('branches');
  const { newTab } = useTexts('common');
  const link = field.value.trim();
  const asked = link === '' ? undefined : operation('PlaceOf', PlaceOfDocument, { link, district: chosen });
  const { data, error, loading } = useAnswer(asked, typingPause);
  const place = asked && !loading && error === undefined ? data?.place_of : undefined;
  const isRefused = error instanceof ServiceError && error.code !== undefined;
  const district = place?.district;
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once of each district
  useEffect(() => {
    if (district !== undefined) onDistrict(district);
  }, [district]);
  return (
    <div className={page.stack}>
      <TextField
        {...field}
        label={texts.place}
        hint={texts.placeHint}
        error={asked && isRefused && !loading ? error.message : undefined}
        inputMode="url"
        autoComplete="off"
      />
      <p role="status" className={page.live}>
        {place && (
          <>
            {texts.placeFound(coordinatesText(place))}{' '}
            <a href={mapHref(place)} target="_blank" rel="noopener" aria-label={`${texts.onMap}${newTab}`}>
              {texts.onMap}
            </a>
          </>
        )}
      </p>
      <HereButton onFound={field.onChange} />
    </div>
  );
}
