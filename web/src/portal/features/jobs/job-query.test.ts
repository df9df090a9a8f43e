import { expect, test } from 'vitest';
import { parseQuery } from '@/shared/lib/address';
import { isNarrowed, queryOf, searchOf, variablesOf } from './job-query';

test('[10.13] the address of a list says what it asks for, and nothing else', () => {
  const query = '?q=侍應+旺角&stage=open&branch=b1&type=WW&employment=pt&sort=ending&page=3';
  const search = searchOf(parseQuery(query));
  expect(parseQuery(queryOf(search))).toEqual(parseQuery(query));
  expect(variablesOf('c1', search)).toEqual({
    company: 'c1',
    term: '侍應 旺角',
    stage: 'open',
    branch: 'b1',
    jobType: 'WW',
    employment: 'pt',
    sort: 'ending',
    limit: 30,
    offset: 60,
  });
});

test('an address with nothing, or with what is not known, asks for everything', () => {
  const search = searchOf(parseQuery('?stage=gone&sort=colour&page=-1'));
  expect(queryOf(search)).toBe('');
  expect(isNarrowed(search)).toBe(false);
  expect(variablesOf('c1', search)).toMatchObject({ term: null, stage: null, sort: 'newest', offset: 0 });
});
