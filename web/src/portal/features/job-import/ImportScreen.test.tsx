// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { membershipOf, personOf } from '@/portal/testing/samples';
import { show } from '@/portal/testing/show';

afterEach(cleanup);

const line = {
  line: 3,
  act: 'skip',
  reference: 'MK-2',
  name: { zh_hant: '廚師', en: '' },
  problems: [{ weight: 'blocks', column: '時薪', message: '低於最低工資。' }],
};

const read = {
  id: 'i1',
  file_name: 'jobs.csv',
  encoding: 'big5',
  unknown_columns: ['顏色'],
  line_count: 20,
  create_count: 15,
  change_count: 3,
  unchanged_count: 1,
  skip_count: 1,
  waiting_count: 0,
  confirmed_at: null,
  lines: [line],
};

function showImport(query = '?file=i1', answers = {}) {
  return show({
    path: `/portal/c1/jobs/import/${query}`,
    person: personOf(membershipOf()),
    answers: { JobImport: { company: { id: 'c1', job_import: read } }, ...answers },
  });
}

test('[10.23] before anything is written, problems are told by line and column', async () => {
  const { asked } = await showImport();
  expect(await screen.findByText('第 3 行')).toBeTruthy();
  expect(screen.getByText('時薪：').parentElement?.textContent).toContain('低於最低工資');
  expect(screen.getByText(/顏色/)).toBeTruthy();
  expect(screen.getByText(/BIG5/)).toBeTruthy();
  expect(asked('JobImport')).toMatchObject([{ onlyProblems: true, offset: 0 }]);
  expect(asked('ConfirmImport')).toEqual([]);
});

test('[10.23] the good lines are written when they are confirmed', async () => {
  const result = { created: 15, changed: 3, unchanged: 1, skipped: 1, waiting: 0, refused: [] };
  const { asked } = await showImport('?file=i1', { ConfirmImport: { confirm_import: result } });
  fireEvent.click(await screen.findByText('匯入 18 個職位'));
  expect(await screen.findByText(/新增 15 個，更新 3 個/)).toBeTruthy();
  expect(asked('ConfirmImport')).toEqual([{ company: 'c1', id: 'i1' }]);
});

test('a file without a good line has nothing to confirm', async () => {
  const bad = { ...read, create_count: 0, change_count: 0 };
  await showImport('?file=i1', { JobImport: { company: { id: 'c1', job_import: bad } } });
  expect(await screen.findByText(/沒有可以匯入的職位/)).toBeTruthy();
  expect(screen.queryByText(/^匯入 /)).toBeNull();
});

test('all lines are shown when they are asked for', async () => {
  const { go } = await showImport();
  fireEvent.click(await screen.findByLabelText('只顯示有問題的行'));
  await waitFor(() =>
    expect(go).toHaveBeenCalledWith('/portal/c1/jobs/import/?file=i1&all=1', { replace: true }),
  );
});

test('[10.23] what waits is told before and after, and a line that was refused since says why', async () => {
  const refused = { ...line, problems: [{ weight: 'blocks', column: '', message: '網站上的職位已被更改' }] };
  const result = { created: 14, changed: 3, unchanged: 1, skipped: 2, waiting: 2, refused: [refused] };
  await showImport('?file=i1', {
    JobImport: { company: { id: 'c1', job_import: { ...read, waiting_count: 2 } } },
    ConfirmImport: { confirm_import: result },
  });
  expect(await screen.findByText('其中 2 個職位須由我們查看後才會刊登。')).toBeTruthy();
  fireEvent.click(screen.getByText('匯入 18 個職位'));
  expect(await screen.findByText(/略過 2 行。 其中 2 個職位/)).toBeTruthy();
  expect(screen.getByText('讀取檔案後情況有變，以下各行未有寫入：')).toBeTruthy();
  expect(screen.getByText('網站上的職位已被更改')).toBeTruthy();
});

test('[10.09] a viewer is asked for no file, and shown nobody else’s', async () => {
  for (const query of ['', '?file=i1']) {
    const { asked } = await show({
      path: `/portal/en/c1/jobs/import/${query}`,
      person: personOf(membershipOf({ role: 'viewer' })),
    });
    expect(await screen.findByText('Only owners and recruiters can change jobs.')).toBeTruthy();
    expect(document.querySelector('main :is(form, input, button)')).toBeNull();
    expect(asked('JobImport')).toEqual([]);
    cleanup();
  }
});
