// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { AlertItemFragment } from '@/generated/seeker/graphql';
import { seeker, show } from '@/site/testing/show';
import { AlertForm } from './AlertForm';
import { valuesOf } from './alert-values';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const lists = {
  districts: [
    { name: 'Wan Chai', shortCode: '010105', region: { label: 'Hong Kong Island' } },
    { name: 'Mong Kok', shortCode: '030503', region: { label: 'Kowloon' } },
  ],
  job_categories: [],
  employments: [],
};

const saved: AlertItemFragment = {
  _id: 'a1',
  term: 'cook',
  district: ['010105'],
  jobType: [],
  employment: [],
  workingDay: [],
  workingHour: [],
  max_hours_per_day: null,
  max_days_per_week: null,
  hourly_rate: 60,
  monthly_rate: null,
  matching_total: 3,
};

/** Opens the alert's form. From then on the service has the changes of the other tab, too. */
function open(elsewhere: Partial<AlertItemFragment>) {
  const onSaved = vi.fn();
  const shown = show({
    session: seeker,
    answers: {
      AlertsToChange: { get_job_alerts: [{ ...saved, ...elsewhere }] },
      UpdateJobAlert: { update_job_alert: saved },
      JobAlertTotal: { job_alert_total: 3 },
    },
    content: () => (
      <AlertForm alert={saved} initial={valuesOf(saved)} lists={lists} draft="a1" onSaved={onSaved} />
    ),
  });
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  const sent = async () => {
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    return shown.asked('UpdateJobAlert');
  };
  return { ...shown, type, save, sent };
}

test('a condition that another tab has changed stays when this one changes others', async () => {
  const { type, save, sent } = open({ district: ['030503'], max_days_per_week: 5 });
  type('Keywords', 'chef');
  save();
  expect(await sent()).toMatchObject([
    { id: 'a1', payload: { term: 'chef', district: ['030503'], max_days_per_week: 5, hourly_rate: 60 } },
  ]);
});

test('two tabs change one condition: the person chooses, and the question shows conditions in words', async () => {
  const { type, save, sent, asked } = open({ hourly_rate: null, monthly_rate: 18_000 });
  type('At least (HK$)', '70');
  save();
  const dialog = within(await screen.findByRole('dialog', { name: 'Choose what to keep' }));
  expect(asked('UpdateJobAlert')).toEqual([]);
  const pay = within(dialog.getByRole('group', { name: 'Pay' }));
  expect(pay.getByRole('radio', { name: 'Typed here $70 an hour or more' })).toBeTruthy();
  fireEvent.click(pay.getByRole('radio', { name: 'Saved in the meantime $18,000 a month or more' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Use my choices' }));
  expect(await sent()).toMatchObject([{ payload: { hourly_rate: null, monthly_rate: 18_000 } }]);
});
