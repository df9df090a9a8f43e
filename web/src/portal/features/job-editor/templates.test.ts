import { expect, test } from 'vitest';
import { sampleContent } from '@/portal/testing/jobs';
import { type JobValues, valuesOf } from './job-values';
import { takenOver } from './templates';

const attribute = (text: string) => ({
  category: { zh_hant: '要求', en: 'Requirements' },
  name: { zh_hant: text, en: text },
});

const templateOf = (name: string): JobValues => ({
  ...valuesOf(sampleContent),
  nameZh: `${name} 中文`,
  nameEn: name,
  descriptionZh: `${name} 內容`,
  descriptionEn: `${name} text`,
  attributes: [attribute(name)],
  shifts: [{ day: 'tue', start: '10:00', end: name === 'Cook' ? '20:00' : '18:00' }],
  hoursNegotiable: false,
});
const waiter = templateOf('Waiter');
const cook = { ...templateOf('Cook'), employment: 'ft' as const, daysTo: '7' };

test("[10.17] what a former type's template wrote makes way for that of the new type", () => {
  const { nameZh, nameEn, descriptionZh, descriptionEn, attributes, shifts } = cook;
  expect(takenOver({ ...waiter, hourlyFrom: '70', places: ['b2'] }, cook, [waiter])).toEqual({
    nameZh,
    nameEn,
    descriptionZh,
    descriptionEn,
    attributes,
    shifts,
    employment: 'ft',
    daysTo: '7',
  });
});

test('[10.17] what somebody has written stays', () => {
  const written: JobValues = {
    ...waiter,
    nameEn: 'Waiter in Mong Kok',
    descriptionZh: '我們的內容',
    attributes: [...waiter.attributes, attribute('Smile')],
    shifts: [{ day: 'sun', start: '09:00', end: '18:00' }],
    employment: 'ct',
  };
  expect(takenOver(written, cook, [waiter])).toEqual({
    nameZh: cook.nameZh,
    descriptionEn: cook.descriptionEn,
    daysTo: '7',
  });
});

test('[10.17] without a former template only what is empty is filled, and nothing where nothing is', () => {
  expect(takenOver(waiter, cook, [])).toEqual({});
  expect(takenOver({ ...waiter, descriptionEn: ' ', shifts: [] }, cook, [])).toEqual({
    descriptionEn: cook.descriptionEn,
    shifts: cook.shifts,
  });
});
