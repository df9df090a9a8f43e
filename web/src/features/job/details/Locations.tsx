import { type ReactNode, useState } from 'react';
import type { JobFullFragment } from '../../../generated/graphql';
import { type Coordinates, coordinatesOf, distanceBetween } from '../../../lib/coordinates';
import { useLocation } from '../../../lib/location';
import { useTexts } from '../../../lib/page';
import { Button } from '../../../ui/Button';
import { Icon } from '../../../ui/Icon';
import styles from './Locations.module.css';
import { Section } from './Section';

type Place = JobFullFragment['address'][number];

/** More than these are shown only when asked for. */
const shownAtFirst = 5;

function mapHref({ lat, lng }: Coordinates): string {
  return `https://www.google.com/maps/search/?api=1&query=${lat},${lng}`;
}

function distanceText(kilometres: number): string {
  return kilometres < 10 ? kilometres.toFixed(1) : `${Math.round(kilometres)}`;
}

interface PlaceRowProps {
  place: Place;
  onMap: boolean;
  from: Coordinates | undefined;
}

function PlaceRow({ place, onMap, from }: PlaceRowProps) {
  const { places: texts } = useTexts('jobDetails');
  const { newTab } = useTexts('common');
  const at = onMap ? coordinatesOf(place) : undefined;
  return (
    <li className={styles.place}>
      <Icon name="pin" />
      <div className={styles.words}>
        <p className={styles.district}>{place.district_name}</p>
        <p>{place.address}</p>
        {from && at && (
          <p className={styles.distance}>{texts.distance(distanceText(distanceBetween(from, at)))}</p>
        )}
      </div>
      {at && (
        <a
          className={styles.map}
          href={mapHref(at)}
          target="_blank"
          rel="noopener"
          aria-label={`${texts.mapOf(place.address)}${newTab}`}
        >
          {texts.map}
        </a>
      )}
    </li>
  );
}

/** Asks for the place of the person only when they ask how far it is. */
function Distance({ children }: { children: (from: Coordinates | undefined) => ReactNode }) {
  const { places: texts } = useTexts('jobDetails');
  const { known, state, locate } = useLocation();
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

export function Locations({ job }: { job: JobFullFragment }) {
  const { places: texts } = useTexts('jobDetails');
  const [all, setAll] = useState(false);
  const shown = all ? job.address : job.address.slice(0, shownAtFirst);
  const onMap = job.address_on_map;
  const list = (from: Coordinates | undefined) => (
    <ul className={styles.places}>
      {shown.map((place) => (
        <PlaceRow key={place._id} place={place} onMap={onMap} from={from} />
      ))}
    </ul>
  );
  return (
    <Section title={texts.title}>
      {job.address.length > 1 && <p className={styles.count}>{texts.count(job.address.length)}</p>}
      {onMap ? <Distance>{list}</Distance> : list(undefined)}
      {shown.length < job.address.length && (
        <div>
          <Button kind="secondary" onClick={() => setAll(true)}>
            {texts.all(job.address.length)}
          </Button>
        </div>
      )}
    </Section>
  );
}
