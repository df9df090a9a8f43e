import { expect, test } from 'vitest';
import { emptyOffer, hasPlace, inputOf, momentsOf } from './offer-values';

const offer = {
  ...emptyOffer('2026-11-18', 'b1'),
  times: [
    { day: '2026-11-18', clock: '15:00' },
    { day: '2026-11-18', clock: '' },
    { day: '2026-11-18', clock: '15:00' },
  ],
};

test('[10.29] whole times are offered, each once, by the clock of Hong Kong', () => {
  expect(momentsOf(offer)).toEqual(['2026-11-18T07:00:00.000Z']);
});

test('[10.29] an interview is at a branch, at a place that is typed, or by telephone', () => {
  expect(inputOf(offer)).toMatchObject({ branch: 'b1', place_text: null, is_by_telephone: false });
  const typed = { ...offer, placeKind: 'text' as const, placeText: ' 彌敦道 1 號 ' };
  expect(inputOf(typed)).toMatchObject({ branch: null, place_text: '彌敦道 1 號', is_by_telephone: false });
  const telephone = { ...typed, placeKind: 'telephone' as const };
  expect(inputOf(telephone)).toMatchObject({ branch: null, place_text: null, is_by_telephone: true });
  expect(hasPlace({ ...typed, placeText: ' ' })).toBe(false);
  expect(hasPlace(telephone)).toBe(true);
});
