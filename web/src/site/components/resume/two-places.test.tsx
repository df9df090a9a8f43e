// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { newcomer } from '@/site/services/session/sample-profile';
import type { Profile } from '@/site/services/session/state';
import { seeker, show } from '@/site/testing/show';
import { EducationForm } from './EducationForm';
import { FirstResumeForm } from './FirstResumeForm';
import { IntroductionForm } from './IntroductionForm';
import { LanguageForm } from './LanguageForm';
import { NameForm } from './NameForm';
import { SkillForm } from './SkillForm';
import { UserInfoForm } from './UserInfoForm';
import type { ResumeFormProps, ResumeLists } from './useResumeForm';
import { WorkForm } from './WorkForm';

/** The forms of a resume that is changed in another tab, or on another device, while a form is open. */

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const lists: ResumeLists = {
  districts: [
    { name: 'Wan Chai', shortCode: '010105', region: { label: 'Hong Kong Island' } },
    { name: 'Mong Kok', shortCode: '030503', region: { label: 'Kowloon' } },
  ],
  educations: [
    { _id: 'e1', name: 'Primary school' },
    { _id: 'e2', name: 'Secondary school' },
    { _id: 'e3', name: 'University' },
  ],
  spoken_languages: [
    { code: 'cantonese', name: 'Cantonese' },
    { code: 'english', name: 'English' },
  ],
  written_languages: [{ code: 'chinese', name: 'Chinese' }],
  language_levels: [
    { code: 'basic', name: 'Basic' },
    { code: 'excellent', name: 'Excellent' },
  ],
  skills: [
    { _id: 's1', name: 'Barista' },
    { _id: 's2', name: 'Cashier' },
  ],
  certs: [{ _id: 'c1', name: 'Security permit' }],
  employments: [{ code: 'ft', name: 'Full time' }],
  job_categories: [{ code: 'food', name: 'Food', types: [{ name: 'Waiter', shortCode: 'WW' }] }],
  mail: true,
};

const work: Profile['work_experience'][number] = {
  position_name: 'Cook',
  company_name: 'Cafe',
  position_type: 'WW',
  position_type_name: 'Waiter',
  job_category: 'Food',
  employment: null,
  start_date: '2024-05',
  end_date: '2025-01',
  description: '',
};

const saved: Profile = {
  ...newcomer,
  name: 'Chan',
  message_to_employer: 'Hello',
  education: { _id: 'e1', name: 'Primary school', level: 1, category: 'school' },
  spoken_skill: [{ code: 'cantonese', name: 'Cantonese', level: 'basic' }],
  written_skill: [{ code: 'chinese', name: 'Chinese', level: 'basic' }],
  work_experience: [work],
};

/** Opens a form over `saved`. From then on the service has the changes of the other tab, too. */
function open(Form: ComponentType<ResumeFormProps>, elsewhere: Partial<Profile>, profile = saved) {
  const service = { profile: { ...saved, ...elsewhere } };
  const onSaved = vi.fn();
  const shown = show({
    session: { ...seeker, profile },
    answers: {
      GetProfile: () => ({ portfolio: service.profile }),
      WorkToChange: () => ({
        portfolio: { work_experience: service.profile.work_experience, work_experience_version: 'v2' },
      }),
      UpdateProfile: () => ({ update_profile: service.profile }),
    },
    content: () => <Form profile={profile} lists={lists} saveLabel="Save" onSaved={onSaved} />,
  });
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  /** What was saved, when the form is done. */
  const sent = async () => {
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    return shown.asked('UpdateProfile').map(({ id: _, ...part }: { id?: string }) => part);
  };
  return { ...shown, type, save, sent, service };
}

const question = () => screen.findByRole('dialog', { name: 'Choose what to keep' });

/** Answers the question about a field, after a look at what it shows. */
async function choose(field: string, side: 'mine' | 'theirs', shown: { mine: string; theirs: string }) {
  const group = within(await question()).getByRole('group', { name: field });
  const option = {
    mine: within(group).getByRole('radio', { name: `Typed here ${shown.mine}` }),
    theirs: within(group).getByRole('radio', { name: `Saved in the meantime ${shown.theirs}` }),
  };
  fireEvent.click(option[side]);
  fireEvent.click(screen.getByRole('button', { name: 'Use my choices' }));
}

const secondarySchool = { _id: 'e2', name: 'Secondary school', level: 2, category: 'school' };

function setLevel(language: string, level: string) {
  const levels = screen.getByRole('radiogroup', { name: language });
  fireEvent.click(within(levels).getByRole('radio', { name: level }));
}

const WorkAtFirst = (props: ResumeFormProps) => <WorkForm {...props} index={0} />;

test('what another tab has changed in another field stays: name and free times', async () => {
  const { type, save, sent } = open(UserInfoForm, { home_district: '030503', max_work_day_per_week: 3 });
  type('Name', 'Chan Tai Man');
  save();
  expect(await sent()).toEqual([{ name: 'Chan Tai Man' }]);
});

test('what another tab has changed in another field stays: languages', async () => {
  const { save, sent } = open(LanguageForm, {
    written_skill: [{ code: 'chinese', name: 'Chinese', level: 'excellent' }],
  });
  setLevel('Cantonese', 'Excellent');
  save();
  expect(await sent()).toEqual([
    {
      spoken_skill: [{ code: 'cantonese', level: 'excellent' }],
      written_skill: [{ code: 'chinese', level: 'excellent' }],
    },
  ]);
});

test('what another tab has changed in another field stays: skills and certificates', async () => {
  const { save, sent } = open(SkillForm, { cert: [{ _id: 'c1', name: 'Security permit' }] });
  fireEvent.click(screen.getByLabelText('Barista'));
  save();
  expect(await sent()).toEqual([{ skill: ['s1'], cert: ['c1'] }]);
});

test('what another tab has changed in another field stays: the first resume', async () => {
  const { type, save, sent } = open(FirstResumeForm, { education: secondarySchool });
  type('Name', 'Chan Tai Man');
  save();
  expect(await sent()).toEqual([{ name: 'Chan Tai Man' }]);
});

test('a work experience that another tab has changed keeps that change, and stays one', async () => {
  const { type, save, sent } = open(WorkAtFirst, {
    work_experience: [{ ...work, company_name: 'Tea house', end_date: null }],
  });
  type('Position', 'Head cook');
  save();
  expect(await sent()).toMatchObject([
    {
      work_experience: [{ position_name: 'Head cook', company_name: 'Tea house', end_date: null }],
      work_experience_version: 'v2',
    },
  ]);
});

test('a work experience that another tab has deleted is saved again, beside the others', async () => {
  const guard = { ...work, position_name: 'Guard', company_name: 'Mall', start_date: '2020-01' };
  const { type, save, sent } = open(WorkAtFirst, { work_experience: [guard] });
  type('Position', 'Head cook');
  save();
  expect(await sent()).toMatchObject([
    { work_experience: [{ position_name: 'Guard' }, { position_name: 'Head cook', company_name: 'Cafe' }] },
  ]);
});

test('two tabs change one field: the person can keep what is typed here', async () => {
  const { type, save, sent, asked } = open(IntroductionForm, { message_to_employer: 'From the other tab' });
  type('Tell employers about yourself', 'From this tab');
  save();
  await question();
  expect(asked('UpdateProfile')).toEqual([]);
  await choose('Self-introduction', 'mine', { mine: 'From this tab', theirs: 'From the other tab' });
  expect(await sent()).toEqual([{ message_to_employer: 'From this tab' }]);
});

test('two tabs change one field: the person can take what was saved, and the form shows it', async () => {
  const { type, save, sent } = open(IntroductionForm, { message_to_employer: 'From the other tab' });
  type('Tell employers about yourself', 'From this tab');
  save();
  await choose('Self-introduction', 'theirs', { mine: 'From this tab', theirs: 'From the other tab' });
  expect(await sent()).toEqual([{ message_to_employer: 'From the other tab' }]);
  expect(screen.getByLabelText<HTMLTextAreaElement>('Tell employers about yourself').value).toBe(
    'From the other tab',
  );
});

test('closing the question saves nothing and keeps what is typed', async () => {
  const { type, save, asked } = open(NameForm, { name: 'Chan Siu Man' });
  type('Name', 'Chan Tai Man');
  save();
  fireEvent.click(within(await question()).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Choose what to keep' })).toBeNull());
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Chan Tai Man');
  expect(asked('UpdateProfile')).toEqual([]);
});

test('the question names an education', async () => {
  const { save, sent } = open(EducationForm, { education: secondarySchool });
  fireEvent.click(screen.getByLabelText('University'));
  save();
  await choose('Education', 'mine', { mine: 'University', theirs: 'Secondary school' });
  expect(await sent()).toEqual([{ education: 'e3' }]);
});

test('the question names languages with their levels', async () => {
  const { save, sent } = open(LanguageForm, {
    spoken_skill: [
      { code: 'english', name: 'English', level: 'basic' },
      { code: 'cantonese', name: 'Cantonese', level: 'basic' },
    ],
  });
  setLevel('Cantonese', 'Excellent');
  save();
  await choose('Spoken', 'theirs', {
    mine: 'Cantonese (Excellent)',
    theirs: 'Cantonese (Basic), English (Basic)',
  });
  expect(await sent()).toMatchObject([
    {
      spoken_skill: [
        { code: 'cantonese', level: 'basic' },
        { code: 'english', level: 'basic' },
      ],
    },
  ]);
});

test('the question names days and districts, and asks about each', async () => {
  const { type, save, sent } = open(UserInfoForm, { home_district: '030503', max_work_day_per_week: 3 });
  type('Most days a week', '5');
  type('Where you live (district, optional)', '010105');
  save();
  const dialog = within(await question());
  expect(dialog.getByRole('radio', { name: 'Saved in the meantime At most 3 days a week' })).toBeTruthy();
  await choose('Where you live', 'theirs', { mine: 'Wan Chai', theirs: 'Mong Kok' });
  expect(await sent()).toEqual([{ availability: [], max_work_day_per_week: 5 }]);
});

test('the question names months, also of work that continues', async () => {
  const { type, save, sent } = open(WorkAtFirst, { work_experience: [{ ...work, end_date: null }] });
  type('Position', 'Head cook');
  fireEvent.change(within(screen.getByRole('group', { name: 'Ended' })).getByLabelText('Month'), {
    target: { value: '03' },
  });
  save();
  await choose('Ended', 'theirs', { mine: 'Mar 2025', theirs: 'now' });
  expect(await sent()).toMatchObject([{ work_experience: [{ position_name: 'Head cook', end_date: null }] }]);
});

test('a draft remembers what it was typed over, also when the form is opened over something newer', async () => {
  const before = open(IntroductionForm, {});
  before.type('Tell employers about yourself', 'From this tab');
  cleanup();
  const newer = { ...saved, message_to_employer: 'From the other tab' };
  const { save, asked } = open(IntroductionForm, newer, newer);
  expect(screen.getByLabelText<HTMLTextAreaElement>('Tell employers about yourself').value).toBe(
    'From this tab',
  );
  save();
  await question();
  expect(asked('UpdateProfile')).toEqual([]);
});
