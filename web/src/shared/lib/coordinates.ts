export interface Coordinates {
  lat: number;
  lng: number;
}

/** Spec 5: valid only with latitude -90 to 90 and longitude -180 to 180; 0,0 means unknown. */
export function coordinatesOf(location: { lat: number | null; lng: number | null }): Coordinates | undefined {
  const { lat, lng } = location;
  if (lat === null || lng === null || !Number.isFinite(lat) || !Number.isFinite(lng)) return undefined;
  if (Math.abs(lat) > 90 || Math.abs(lng) > 180 || (lat === 0 && lng === 0)) return undefined;
  return { lat, lng };
}

const earthRadius = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The distance between two points in kilometres, as the crow flies. */
export function distanceBetween(from: Coordinates, to: Coordinates): number {
  const lat = radians(to.lat - from.lat) / 2;
  const lng = radians(to.lng - from.lng) / 2;
  const chord =
    Math.sin(lat) ** 2 + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.sin(lng) ** 2;
  return 2 * earthRadius * Math.asin(Math.sqrt(chord));
}
