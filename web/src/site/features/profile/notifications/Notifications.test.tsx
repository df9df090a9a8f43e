// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { MyNotificationsQuery, NotificationType } from '@/generated/seeker/graphql';
import { notificationTypes } from '@/site/services/notification-types';
import { newcomer } from '@/site/services/session/sample-profile';
import { sampleJob } from '@/site/testing/sample-job';
import { seeker, show } from '@/site/testing/show';
import { Notifications } from './Notifications';
import { notificationsOperation } from './notifications-operation';

afterEach(cleanup);

function notification(type: NotificationType) {
  return {
    _id: type,
    type,
    application_id: type === 'JobAlertMatched' ? null : 'a1',
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

test('[3.86] the site asks for every type that it knows', () => {
  expect(notificationsOperation(0).variables).toMatchObject({ types: notificationTypes });
});
