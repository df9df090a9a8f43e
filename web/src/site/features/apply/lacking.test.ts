import { expect, test } from 'vitest';
import { newcomer } from '@/site/services/session/sample-profile';
import { lackingFor } from './lacking';

const levels = ['basic', 'excellent'];
const language = (code: string, level: 'basic' | 'excellent') => ({ code, name: code, level });

test('certificates and languages that the resume does not say are lacking, and so is a lower level', () => {
  const job = {
    cert: [
      { _id: 'first-aid', name: 'First aid' },
      { _id: 'green-card', name: 'Green card' },
    ],
    spoken_skill: [language('cantonese', 'basic'), language('english', 'excellent')],
    written_skill: [language('chinese', 'basic')],
  };
  const profile = {
    ...newcomer,
    cert: [{ _id: 'first-aid', name: 'First aid' }],
    spoken_skill: [language('cantonese', 'excellent'), language('english', 'basic')],
  };
  expect(lackingFor(job, profile, levels)).toEqual({
    certs: ['Green card'],
    spoken: [language('english', 'excellent')],
    written: [language('chinese', 'basic')],
  });
});

test('whoever has it all lacks nothing', () => {
  const job = { cert: [], spoken_skill: [language('english', 'basic')], written_skill: [] };
  const profile = { ...newcomer, spoken_skill: [language('english', 'excellent')] };
  expect(lackingFor(job, profile, levels)).toEqual({ certs: [], spoken: [], written: [] });
});
