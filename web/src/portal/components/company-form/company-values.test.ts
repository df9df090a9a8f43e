import { expect, test } from 'vitest';
import { refusals } from '@/shared/forms/useForm';
import { changeOf, companyRules, emptyCompany, inputOf, registrationNumber } from './company-values';

const shop = { ...emptyCompany, nameZh: '好味麵店', number: '12345678' };
const refused = (values: Partial<typeof shop>) => Object.keys(refusals({ ...shop, ...values }, companyRules));

test('[10.07] a name in one language is enough', () => {
  expect(refused({})).toEqual([]);
  expect(refused({ nameZh: '', nameEn: 'Good Noodles' })).toEqual([]);
  expect(refused({ nameZh: ' ' })).toEqual(['nameZh']);
});

test('[10.07] a business registration has 8 digits; others give another proof', () => {
  expect(refused({ number: '1234567' })).toEqual(['number']);
  expect(refused({ number: '' })).toEqual(['number']);
  expect(refused({ number: '', proofKind: 'society' })).toEqual([]);
});

test('a number is read as people copy it', () => {
  expect(registrationNumber(' 1234 5678-000-01-26-5 ')).toBe('12345678');
  expect(registrationNumber('１２３４５６７８')).toBe('12345678');
});

test('only what was changed is sent', () => {
  expect(changeOf(shop, shop)).toEqual({});
  expect(changeOf(shop, { ...shop, aboutEn: 'Noodles' })).toEqual({ about: { zh_hant: '', en: 'Noodles' } });
  expect(changeOf(shop, { ...shop, contactName: '陳', telephone: '9123 4567' })).toEqual({
    contact: { name: '陳', telephone: '91234567' },
  });
});

test('a contact without a name is none', () => {
  expect(inputOf(shop).contact).toBeNull();
});
