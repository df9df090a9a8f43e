import { expect, test } from 'vitest';
import { cutOf, inside, maxZoom, moved, wholePicture } from './crop';

const wide = { width: 2000, height: 1000 };

test('at first the middle is cut out, as large as it can be', () => {
  expect(cutOf(wholePicture, wide)).toEqual({ left: 500, top: 0, side: 1000 });
});

test('the picture moves under the frame and never leaves it', () => {
  expect(cutOf(moved(wholePicture, wide, 100, 0, 200), wide)).toEqual({ left: 0, top: 0, side: 1000 });
  expect(cutOf(moved(wholePicture, wide, -10_000, 50, 200), wide)).toEqual({
    left: 1000,
    top: 0,
    side: 1000,
  });
});

test('zooming cuts out less, within its bounds', () => {
  expect(cutOf(inside({ zoom: 2, x: 0.5, y: 0.5 }, wide), wide)).toEqual({ left: 750, top: 250, side: 500 });
  expect(inside({ zoom: 100, x: 0.5, y: 0.5 }, wide).zoom).toBe(maxZoom);
  expect(inside({ zoom: 0, x: 0, y: 0 }, wide)).toEqual({ zoom: 1, x: 0.25, y: 0.5 });
});
