// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { newcomer } from '@/site/services/session/sample-profile';
import { seeker, show } from '@/site/testing/show';
import { UserInfoForm } from './UserInfoForm';
import type { ResumeLists } from './useResumeForm';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const lists: ResumeLists = {
  districts: [
    { name: 'Wan Chai', shortCode: '010105', region: { label: 'Hong Kong Island' } },
    { name: 'Mong Kok', shortCode: '030503', region: { label: 'Kowloon' } },
  ],
  educations: [],
  spoken_languages: [],
  written_languages: [],
  language_levels: [],
  skills: [],
  certs: [],
  employments: [],
  job_categories: [],
  mail: true,
};

function showForm(home_district: string) {
  const profile = { ...newcomer, name: 'Chan Tai Man', home_district };
  const onSaved = vi.fn();
  const shown = show({
    session: { ...seeker, profile },
    answers: { GetProfile: { portfolio: profile }, UpdateProfile: { update_profile: profile } },
    content: () => <UserInfoForm profile={profile} lists={lists} saveLabel="Save" onSaved={onSaved} />,
  });
  const district = screen.getByRole<HTMLSelectElement>('combobox', { name: /Where you live/ });
  const save = async (code: string) => {
    fireEvent.change(district, { target: { value: code } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  };
  return { ...shown, district, save };
}

test('[10.24] who wants to says in which district they live, and reads who sees it', async () => {
  const { asked, district, save } = showForm('');
  expect(district.value).toBe('');
  expect(screen.getByText(/Employers see the district when you apply/)).toBeTruthy();
  await save('030503');
  expect(asked('UpdateProfile')).toEqual([{ id: 'seeker', home_district: '030503' }]);
});

test('the district can be taken away again', async () => {
  const { asked, save } = showForm('030503');
  await save('');
  expect(asked('UpdateProfile')).toEqual([{ id: 'seeker', home_district: '' }]);
});
