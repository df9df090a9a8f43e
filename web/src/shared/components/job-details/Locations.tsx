import { type ReactNode, useState } from 'react';
import { useGeolocation } from '@/shared/hooks/useGeolocation';
import { useKitTexts } from '@/shared/hooks/useKitTexts';
import { type Coordinates, coordinatesOf, distanceBetween } from '@/shared/lib/coordinates';
import type { FullJob, JobLocation } from '@/shared/lib/job';
import { Button } from '@/shared/ui/button/Button';
import { Icon } from '@/shared/ui/Icon';
import { MapLink } from '@/shared/ui/MapLink';
import styles from './Locations.module.css';
import reckoned from './Reckoned.module.css';
import { Section } from './Section';

/** Further locations are shown on request. */
const shownAtFirst = 5;

function distanceText(kilometres: number): string {
  return kilometres < 10 ? kilometres.toFixed(1) : `${Math.round(kilometres)}`;
}

/** Sorts by distance once the person's position is known; locations without coordinates come last. */
function nearestFirst(
  locations: readonly JobLocation[],
  from: Coordinates | undefined,
): readonly JobLocation[] {
  if (from === undefined) return locations;
  const distance = (location: JobLocation) => {
    const at = coordinatesOf(location);
    return at ? distanceBetween(from, at) : Number.MAX_VALUE;
  };
  return [...locations].sort((a, b) => distance(a) - distance(b));
}

interface LocationRowProps {
  location: JobLocation;
  onMap: boolean;
  from: Coordinates | undefined;
}

function LocationRow({ location, onMap, from }: LocationRowProps) {
  const { locations: texts } = useKitTexts('jobDetails');
  const { newTab } = useKitTexts('common');
  const at = onMap ? coordinatesOf(location) : undefined;
  return (
    <li className={styles.location}>
      <Icon name="pin" />
      <div className={styles.textColumn}>
        <p className={styles.district}>{location.district_name}</p>
        <p>{location.address}</p>
        {from && at && (
          <p className={reckoned.how}>{texts.distance(distanceText(distanceBetween(from, at)))}</p>
        )}
      </div>
      {at && (
        <MapLink className={styles.map} place={at} label={`${texts.mapOf(location.address)}${newTab}`}>
          {texts.map}
        </MapLink>
      )}
    </li>
  );
}

/** Asks for the person's position only when they want to see distances. */
function Distance({ children }: { children: (from: Coordinates | undefined) => ReactNode }) {
  const { locations: texts } = useKitTexts('jobDetails');
  const { known, state, locate } = useGeolocation();
  return (
    <>
      {children(known)}
      {known === undefined && (
        <div>
          <Button kind="quiet" busy={state === 'asking'} onClick={locate}>
            {state === 'asking' ? texts.locating : texts.locate}
          </Button>
          <p className={styles.refused} aria-live="polite">
            {state === 'refused' && texts.refused}
          </p>
        </div>
      )}
    </>
  );
}

export function Locations({ job }: { job: FullJob }) {
  const { locations: texts } = useKitTexts('jobDetails');
  const [all, setAll] = useState(false);
  const onMap = job.address_on_map;
  const shown = all ? job.address.length : Math.min(job.address.length, shownAtFirst);
  const list = (from: Coordinates | undefined) => (
    <ul>
      {nearestFirst(job.address, from)
        .slice(0, shown)
        .map((location) => (
          <LocationRow key={location._id} location={location} onMap={onMap} from={from} />
        ))}
    </ul>
  );
  return (
    <Section title={texts.title}>
      {job.region_name.length > 0 && <p>{job.region_name.join(' · ')}</p>}
      {job.address.length === 0 && <p>{texts.none}</p>}
      {job.address.length > 1 && <p className={styles.count}>{texts.count(job.address.length)}</p>}
      {onMap && job.address.length > 0 ? <Distance>{list}</Distance> : list(undefined)}
      {shown < job.address.length && (
        <div>
          <Button kind="secondary" onClick={() => setAll(true)}>
            {texts.all(job.address.length)}
          </Button>
        </div>
      )}
    </Section>
  );
}
