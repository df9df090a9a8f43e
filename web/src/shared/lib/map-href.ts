import type { Coordinates } from './coordinates';

/** A link to a map of a place, given by its position or in words. */
export function mapHref(place: Coordinates | string): string {
  const query = typeof place === 'string' ? encodeURIComponent(place) : `${place.lat},${place.lng}`;
  return `https://www.google.com/maps/search/?api=1&query=${query}`;
}
