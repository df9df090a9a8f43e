// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { sampleContent } from '@/portal/testing/jobs';
import { membershipOf, personOf } from '@/portal/testing/samples';
import { show } from '@/portal/testing/show';

afterEach(cleanup);

const start = {
  company: { id: 'c1', trade: 'FB', branches: [] as object[] },
  job_choices: {
    categories: [
      {
        code: 'FB',
        name: '飲食',
        types: [
          { code: '', name: '樓面' },
          { code: 'WW', name: '侍應' },
        ],
      },
      { code: 'LT', name: '物流', types: [{ code: 'DV', name: '司機' }] },
    ],
  },
  job_templates: [{ code: 'WW' }],
  districts: [{ code: '030503', name: '旺角', region_name: '九龍' }],
};

const draft = {
  id: 'j9',
  version: 1,
  saved_at: '',
  saved_by: '',
  is_outdated: false,
  content: sampleContent,
  findings: [],
};

const findTypes = ({ text }: { text: string }) => ({
  job_types: text === '揸車' ? [{ code: 'DV', name: '司機' }] : [],
});

function showStart(answers = {}) {
  return show({
    path: '/portal/c1/jobs/new/',
    person: personOf(membershipOf()),
    answers: {
      JobStart: start,
      AddBranch: { add_branch: { id: 'b9' } },
      BeginDraft: { begin_draft: draft },
      SaveDraft: { save_draft: { id: 'j9', version: 2, saved_at: '', findings: [] } },
      ...answers,
    },
  });
}

test('[10.17] a job begins with what only the employer knows, and the template fills the rest', async () => {
  const { asked, go } = await showStart();
  fireEvent.click(await screen.findByRole('radio', { name: '侍應' }));
  fireEvent.change(screen.getByLabelText('地址'), { target: { value: '彌敦道 1 號' } });
  fireEvent.change(screen.getByLabelText('地區'), { target: { value: '030503' } });
  fireEvent.click(screen.getByRole('radio', { name: '全職' }));
  fireEvent.click(screen.getByRole('button', { name: '繼續' }));
  await waitFor(() => expect(go).toHaveBeenCalledWith('/portal/c1/jobs/j9/edit/#pay', { replace: true }));
  expect(asked('AddBranch')).toMatchObject([
    { branch: { name: { zh_hant: '旺角' }, address: { zh_hant: '彌敦道 1 號' }, district: '030503' } },
  ]);
  expect(asked('BeginDraft')).toMatchObject([{ template: 'WW' }]);
  expect(asked('SaveDraft')).toMatchObject([
    {
      version: 1,
      job: { job_types: ['WW'], places: ['b9'], name: sampleContent.name, employment: 'ft', vacancy: 1 },
    },
  ]);
});

test('[10.17] the industry of the company comes first, and is open', async () => {
  await showStart({ JobStart: { ...start, company: { ...start.company, trade: 'LT' } } });
  await screen.findByRole('radio', { name: '司機' });
  const industries = [...document.querySelectorAll('main details')];
  expect(
    industries.map((each) => [each.querySelector('summary')?.textContent, each.hasAttribute('open')]),
  ).toEqual([
    ['物流', true],
    ['飲食', false],
  ]);
});

test('[10.17] a type is found by what people call it; what has no template begins empty', async () => {
  const branches = [
    { id: 'b1', district: '030503', name: { zh_hant: '旺角店', en: '' }, address: { zh_hant: '', en: '' } },
  ];
  const { asked } = await showStart({
    JobStart: { ...start, company: { ...start.company, branches } },
    FindJobTypes: findTypes,
  });
  fireEvent.change(await screen.findByLabelText('搜尋工種'), { target: { value: '太空人' } });
  await screen.findByText(/找不到這個工種/);
  fireEvent.change(screen.getByLabelText('搜尋工種'), { target: { value: ' 揸車 ' } });
  fireEvent.click(await screen.findByRole('radio', { name: '司機' }));
  fireEvent.click(screen.getByRole('radio', { name: '全職' }));
  fireEvent.click(screen.getByRole('button', { name: '繼續' }));
  await waitFor(() => expect(asked('SaveDraft')).toMatchObject([{ job: { places: ['b1'] } }]));
  expect(asked('BeginDraft')).toMatchObject([{ template: null }]);
  expect(asked('AddBranch')).toEqual([]);
});

test('after a lost answer the same draft is begun again', async () => {
  let tries = 0;
  const lostOnce = () => {
    tries += 1;
    return tries === 1 ? new Error('lost') : { begin_draft: draft };
  };
  const { asked } = await showStart({ BeginDraft: lostOnce });
  fireEvent.click(await screen.findByRole('radio', { name: '侍應' }));
  fireEvent.change(screen.getByLabelText('地址'), { target: { value: '彌敦道 1 號' } });
  fireEvent.change(screen.getByLabelText('地區'), { target: { value: '030503' } });
  fireEvent.click(screen.getByRole('radio', { name: '全職' }));
  fireEvent.click(screen.getByRole('button', { name: '繼續' }));
  await screen.findByText('網絡發生錯誤，請稍後再試。');
  fireEvent.click(screen.getByRole('button', { name: '繼續' }));
  await waitFor(() => expect(asked('SaveDraft')).toHaveLength(1));
  const [first, second] = asked('BeginDraft') as { key: string }[];
  expect(first?.key).toBe(second?.key);
  expect(asked('AddBranch')).toHaveLength(1);
});

test('[10.17] full or part time is asked for, and not taken from the template', async () => {
  const { asked } = await showStart();
  fireEvent.click(await screen.findByRole('radio', { name: '侍應' }));
  fireEvent.change(screen.getByLabelText('地址'), { target: { value: '彌敦道 1 號' } });
  fireEvent.change(screen.getByLabelText('地區'), { target: { value: '030503' } });
  fireEvent.click(screen.getByRole('button', { name: '繼續' }));
  expect(asked('BeginDraft')).toEqual([]);
  expect(screen.getByLabelText('空缺數目')).toHaveProperty('value', '1');
});

test('[10.09] a viewer is not asked for a job', async () => {
  const { asked } = await show({
    path: '/portal/en/c1/jobs/new/',
    person: personOf(membershipOf({ role: 'viewer' })),
  });
  expect(await screen.findByText('Only owners and recruiters can change jobs.')).toBeTruthy();
  expect(document.querySelector('main :is(form, input, select, button)')).toBeNull();
  expect(asked('JobStart')).toEqual([]);
});
