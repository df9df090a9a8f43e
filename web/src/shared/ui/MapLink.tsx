import type { Coordinates } from '../lib/coordinates';
import { mapHref } from '../lib/map-href';

interface MapLinkProps {
  /** Its position, or the place in words. */
  place: Coordinates | string;
  /** The accessible name: the place, and that a new tab opens. */
  label: string;
  className?: string | undefined;
  children: string;
}

/** Opens a map of a place in a new tab. */
export function MapLink({ place, label, className, children }: MapLinkProps) {
  return (
    <a className={className} href={mapHref(place)} target="_blank" rel="noopener" aria-label={label}>
      {children}
    </a>
  );
}
