import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { TravelPlacesDocument } from '@/generated/seeker/documents/TravelPlaces';
import { TravelTimesDocument } from '@/generated/seeker/documents/TravelTimes';
import type { TravelPlacesQuery } from '@/generated/seeker/graphql';
import { useGeolocation } from '@/shared/hooks/useGeolocation';
import { useNavigation } from '@/shared/hooks/useNavigation';
import { formatQuery } from '@/shared/lib/address';
import { operation } from '@/shared/services/operation';
import { Button } from '@/shared/ui/button/Button';
import { Dialog } from '@/shared/ui/dialog/Dialog';
import { TextField } from '@/shared/ui/fields/TextField';
import { Icon } from '@/shared/ui/Icon';
import { Skeleton } from '@/shared/ui/panels/Skeleton';
import { coarseLatlng } from '@/site/components/search-query/search';
import type { TravelSheetProps } from '@/site/components/travel/TravelFrom';
import { keepPlace, keptPlace } from '@/site/components/travel/travel-times';
import { paths } from '@/site/lib/paths';
import type { DeferredComponent } from '@/site/page/Deferred';
import { useHref } from '@/site/page/useHref';
import { usePage } from '@/site/page/usePage';
import { useTexts } from '@/site/page/useTexts';
import { useServiceQuery } from '@/site/services/query/useServiceQuery';
import { useService } from '@/site/services/session/useSession';
import styles from './TravelSheet.module.css';

interface Place {
  code: string;
  name: string;
}

interface Group {
  title: string;
  colour?: string;
  places: readonly Place[];
}

function groupsOf({ mtr_lines, config }: TravelPlacesQuery, districts: string): Group[] {
  const ofDistricts = config.districts.map(({ shortCode, name }) => ({ code: shortCode, name }));
  return [
    ...mtr_lines.map(({ name, colour, stations }) => ({ title: name, colour, places: stations })),
    { title: districts, places: ofDistricts },
  ];
}

/** The places whose name has the text, each once: those that begin with it first. */
function matching(groups: readonly Group[], text: string): Place[] {
  const wanted = text.trim().toLowerCase();
  const found = new Map<string, Place>();
  for (const place of groups.flatMap(({ places }) => places))
    if (place.name.toLowerCase().includes(wanted)) found.set(place.code, place);
  const begins = ({ name }: Place) => (name.toLowerCase().startsWith(wanted) ? 0 : 1);
  return [...found.values()].sort((a, b) => begins(a) - begins(b));
}

interface PlacesProps {
  places: readonly Place[];
  chosen: string;
  onChoose: (code: string) => void;
}

function Places({ places, chosen, onChoose }: PlacesProps) {
  return (
    <ul className={styles.places}>
      {places.map(({ code, name }) => (
        <li key={code}>
          <button
            type="button"
            className={styles.place}
            aria-pressed={code === chosen}
            onClick={() => onChoose(code)}
          >
            {name}
          </button>
        </li>
      ))}
    </ul>
  );
}

function GroupOfPlaces({ group, children }: { group: Group; children: ReactNode }) {
  return (
    <details className={styles.group}>
      <summary className={styles.title}>
        {group.colour !== undefined && (
          <svg width="16" height="16" aria-hidden="true">
            <circle cx="8" cy="8" r="8" fill={group.colour} />
          </svg>
        )}
        {group.title}
        <Icon name="chevronDown" />
      </summary>
      {children}
    </details>
  );
}

/** Finds out where the visitor is, to half a kilometre, and whether that is in Hong Kong. */
function Here({ onFound }: { onFound: (place: string) => void }) {
  const texts = useTexts('travelSheet');
  const service = useService();
  const { known, state, locate } = useGeolocation();
  const [isAsked, setAsked] = useState(false);
  const [problem, setProblem] = useState('');
  const read = useEffectEvent(async (place: string) => {
    const asked = operation('TravelTimes', TravelTimesDocument, { ids: [], from: place });
    const { data } = await (await service).ask(asked);
    if (data?.travel_origin) onFound(place);
    else setProblem(data ? texts.outside : texts.failed);
  });
  useEffect(() => {
    if (!isAsked || state === 'asking') return;
    setAsked(false);
    const place = known && coarseLatlng(`${known.lat},${known.lng}`);
    if (place === undefined) setProblem(texts.refused);
    else read(place).catch(() => setProblem(texts.failed));
  }, [isAsked, known, state, texts]);
  return (
    <div>
      <Button
        kind="secondary"
        busy={state === 'asking'}
        onClick={() => {
          setAsked(true);
          setProblem('');
          if (known === undefined) locate();
        }}
      >
        <Icon name="pin" />
        {texts.here}
      </Button>
      <p className={styles.hint} aria-live="polite">
        {problem}
      </p>
    </div>
  );
}

/** The choice of the place where the visitor's ways begin; it is kept on the device. */
function TravelSheet({ onClose }: TravelSheetProps) {
  const texts = useTexts('travelSheet');
  const common = useTexts('common');
  const { path, query } = usePage().address;
  const link = useHref();
  const { go } = useNavigation();
  const [text, setText] = useState('');
  const places = operation('TravelPlaces', TravelPlacesDocument, {});
  const { data, isLoading } = useServiceQuery(places, { isKept: true, isFixed: true });
  const chosen = query.get('from') ?? keptPlace();
  const groups = data && groupsOf(data, texts.districts);
  const found = groups && text.trim() !== '' ? matching(groups, text) : undefined;
  const choose = (from: string) => {
    keepPlace(from);
    onClose();
    // Lists follow the choice in their address, others only when they have it there. Where the visitor is never
    // stands in it.
    const isInAddress = query.has('from') || path.startsWith(paths.findJobs());
    const shown = isInAddress && !from.includes(',') ? from : '';
    if (shown === (query.get('from') ?? '')) return;
    const rest = [...query].filter(([name]) => name !== 'from' && name !== 'page');
    go(link(`${path}${formatQuery([...rest, ['from', shown]])}`), { replace: true });
  };
  return (
    <Dialog
      open
      from="below"
      title={texts.title}
      closeLabel={common.close}
      onClose={onClose}
      actions={
        chosen !== '' && (
          <Button kind="quiet" onClick={() => choose('')}>
            {texts.forget}
          </Button>
        )
      }
    >
      <div className={styles.sheet}>
        <Here onFound={choose} />
        <TextField label={texts.search} type="search" value={text} onChange={setText} />
        {!groups && (isLoading ? <Skeleton lines={4} /> : <p>{texts.failed}</p>)}
        {found?.length === 0 && <p role="status">{texts.none}</p>}
        {found && found.length > 0 && <Places places={found} chosen={chosen} onChoose={choose} />}
        {groups && !found && (
          <div className={styles.groups}>
            {groups.map((group) => (
              <GroupOfPlaces key={group.title} group={group}>
                <Places places={group.places} chosen={chosen} onChoose={choose} />
              </GroupOfPlaces>
            ))}
          </div>
        )}
        <p className={styles.hint}>{texts.about}</p>
      </div>
    </Dialog>
  );
}

export const deferred: DeferredComponent<TravelSheetProps> = {
  namespaces: ['travelSheet'],
  Component: TravelSheet,
};
