// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { MyNotificationsQuery, NotificationType } from '@/generated/seeker/graphql';
import { openStream } from '@/shared/testing/open-stream';
import { notificationTypes } from '@/site/services/notification-types';
import { newcomer } from '@/site/services/session/sample-profile';
import { sampleJob } from '@/site/testing/sample-job';
import { seeker, show } from '@/site/testing/show';
import { Notifications } from './Notifications';
import { notificationsOperation } from './notifications-operation';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function notification(type: NotificationType) {
  return {
    _id: type,
    type,
    application_id: type === 'JobAlertMatched' || type === 'SavedJobEnding' ? null : 'a1',
    _updated_at: '2026-11-16T02:00:00.000Z',
    read: true,
    data: { alert_id: null },
    job: { ...sampleJob, job_name: type },
  };
}

test('[10.26] [10.29] [10.41] news of an application lead to it, and a message to its conversation', () => {
  const notifications = notificationTypes.map(notification);
  const data: MyNotificationsQuery = {
    get_notifications: { total: notifications.length, unread_total: 0, notifications },
  };
  show({
    path: '/hk/en/profile/?page=notifications',
    session: seeker,
    content: () => <Notifications data={data} profile={newcomer} />,
  });
  const target = (type: NotificationType) => screen.getByRole('link', { name: type }).getAttribute('href');
  expect(target('JobAlertMatched')).toMatch(/^\/hk\/en\/job\//);
  for (const type of ['JobClosed', 'ApplicationStatusChanged', 'InterviewChanged'] as const) {
    expect(target(type)).toBe('/hk/en/profile/?page=myApplications&popup=application&id=a1');
  }
  expect(target('MessageReceived')).toBe('/hk/en/profile/?page=myApplications&popup=conversation&id=a1');
  expect(screen.getByText('The employer wrote to you')).toBeTruthy();
});

test('[12.08] a saved job that closes soon is told and leads to the job; a link leads to the switches', () => {
  const data: MyNotificationsQuery = {
    get_notifications: { total: 1, unread_total: 0, notifications: [notification('SavedJobEnding')] },
  };
  show({
    path: '/hk/en/profile/?page=notifications',
    session: seeker,
    content: () => <Notifications data={data} profile={newcomer} />,
  });
  expect(screen.getByText('A job you saved closes soon')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'SavedJobEnding' }).getAttribute('href')).toMatch(
    /^\/hk\/en\/job\//,
  );
  expect(screen.getByRole('link', { name: 'Notification settings' }).getAttribute('href')).toBe(
    '/hk/en/profile/?page=notificationSettings',
  );
});

test('[12.08] news are shown in the list at once, and what was new stays marked as new', async () => {
  const streams: ReturnType<typeof openStream>[] = [];
  vi.stubGlobal('fetch', async (_url: string, { signal }: RequestInit) => {
    const stream = openStream(signal);
    streams.push(stream);
    return stream.response;
  });
  const old = { ...notification('JobClosed'), read: false };
  // The stream opens long after the list of the test was read, so that it is read again.
  const lists = [[old], [{ ...old, read: true }, notification('SavedJobEnding')]];
  const nextList = () => ({
    get_notifications: { total: 2, unread_total: 1, notifications: lists.shift() ?? [] },
  });
  const data = { get_notifications: { total: 1, unread_total: 1, notifications: [old] } };
  const { asked } = show({
    path: '/hk/en/profile/?page=notifications',
    session: seeker,
    content: () => <Notifications data={data} profile={newcomer} />,
    answers: {
      ReadNotifications: { read_notifications: { unread_total: 0 } },
      MyNotifications: nextList,
    },
  });
  await vi.waitFor(() => expect(asked('ReadNotifications')).toEqual([{ ids: ['JobClosed'] }]), 3_000);
  await vi.waitFor(() => expect(streams.length).toBe(1));
  expect(asked('MyNotifications').length).toBe(1);
  streams[0]?.write('event: news\ndata: {}\n\n');
  await screen.findByRole('link', { name: 'SavedJobEnding' });
  expect(asked('MyNotifications')[1]).toMatchObject({ offset: 0, limit: 10 });
  expect(screen.getAllByText('New').length).toBe(1);
});

test('[3.86] the site asks for every type that it knows', () => {
  expect(notificationsOperation(0).variables).toMatchObject({ types: notificationTypes });
});
