// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { newcomer } from '@/site/services/session/sample-profile';
import { seeker, show } from '@/site/testing/show';
import { LanguageForm } from './LanguageForm';
import type { ResumeLists } from './useResumeForm';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const lists: ResumeLists = {
  districts: [],
  educations: [],
  spoken_languages: [
    { code: 'cantonese', name: 'Cantonese' },
    { code: 'english', name: 'English' },
  ],
  written_languages: [{ code: 'chinese', name: 'Chinese' }],
  language_levels: [{ code: 'excellent', name: 'Excellent' }],
  skills: [],
  certs: [],
  employments: [],
  job_categories: [],
  mail: true,
};

test('[2.67] no language is preset; what was not chosen, or is not known, is not sent', async () => {
  const onSaved = vi.fn();
  const { asked } = show({
    session: { ...seeker, profile: newcomer },
    answers: { GetProfile: { portfolio: newcomer }, UpdateProfile: { update_profile: newcomer } },
    content: () => <LanguageForm profile={newcomer} lists={lists} saveLabel="Save" onSaved={onSaved} />,
  });
  expect(screen.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked)).toEqual([]);
  const choose = (language: string, level: string) =>
    fireEvent.click(
      within(screen.getByRole('radiogroup', { name: language })).getByRole('radio', { name: level }),
    );
  choose('English', 'None');
  choose('Chinese', 'Excellent');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  // A resume without any spoken language is not complete.
  expect(asked('UpdateProfile')).toEqual([]);
  choose('Cantonese', 'Excellent');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect(asked('UpdateProfile')).toEqual([
    {
      id: 'seeker',
      spoken_skill: [{ code: 'cantonese', level: 'excellent' }],
      written_skill: [{ code: 'chinese', level: 'excellent' }],
    },
  ]);
});
