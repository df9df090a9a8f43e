import { useEffect, useState } from 'react';
import type { Coordinates } from '../lib/coordinates';

/** Where the person last said they were, for the lifetime of the tab. */
const storageKey = 'location';

export type GeolocationState = 'idle' | 'asking' | 'refused';

function remembered(): Coordinates | undefined {
  const text = sessionStorage.getItem(storageKey);
  return text === null ? undefined : (JSON.parse(text) as Coordinates);
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

/** Where the person is: known if they shared it before, and asked for only by `locate`. */
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
        sessionStorage.setItem(storageKey, JSON.stringify(here));
        setKnown(here);
        setState('idle');
      },
      () => setState('refused'),
    );
  };
  return { known, state, locate };
}
