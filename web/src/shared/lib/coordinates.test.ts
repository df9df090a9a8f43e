import { expect, test } from 'vitest';
import { coordinatesOf, distanceBetween } from './coordinates';

test('[5.23] coordinates are valid only with latitude -90 to 90 and longitude -180 to 180', () => {
  expect(coordinatesOf({ lat: 22.3, lng: 114.2 })).toEqual({ lat: 22.3, lng: 114.2 });
  expect(coordinatesOf({ lat: -90, lng: 180 })).toEqual({ lat: -90, lng: 180 });
  for (const [lat, lng] of [
    [90.1, 114],
    [-90.1, 114],
    [22, 180.1],
    [22, -180.1],
    [0, 0],
    [Number.NaN, 114],
    [null, 114],
    [22, null],
  ] as const) {
    expect(coordinatesOf({ lat, lng })).toBeUndefined();
  }
});

test('the distance from Mong Kok to Central is 4 km', () => {
  const mongKok = { lat: 22.3193, lng: 114.1694 };
  const central = { lat: 22.2819, lng: 114.1582 };
  expect(distanceBetween(mongKok, central)).toBeCloseTo(4.3, 1);
  expect(distanceBetween(mongKok, mongKok)).toBe(0);
});
