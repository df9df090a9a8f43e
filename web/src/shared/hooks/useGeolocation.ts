import { useEffect, useState } from 'react';
import { ownLocationKey } from '../lib/constants';
import type { Coordinates } from '../lib/coordinates';

export type GeolocationState = 'idle' | 'asking' | 'refused';

function remembered(): Coordinates | undefined {
  const [lat, lng] = (sessionStorage.getItem(ownLocationKey) ?? '').split(',').map(Number);
  return lat === undefined || lng === undefined ? undefined : { lat, lng };
}

function ask(): Promise<Coordinates> {
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude }),
      reject,
      { timeout: 10_000, maximumAge: 300_000 },
    );
  });
}

/** The person's position: known if they shared it before, and asked for only by `locate`. */
export function useGeolocation(): {
  known: Coordinates | undefined;
  state: GeolocationState;
  locate: () => void;
} {
  const [known, setKnown] = useState<Coordinates>();
  const [state, setState] = useState<GeolocationState>('idle');
  useEffect(() => setKnown(remembered()), []);
  const locate = () => {
    setState('asking');
    ask().then(
      (here) => {
        sessionStorage.setItem(ownLocationKey, `${here.lat},${here.lng}`);
        setKnown(here);
        setState('idle');
      },
      () => setState('refused'),
    );
  };
  return { known, state, locate };
}
