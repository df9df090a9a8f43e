import type { Catalogue } from '../catalogue';

export const news: Catalogue['news'] = {
  lead: 'Choose how you are told of news. Whatever you choose, your notifications list all of it.',
  kinds: {
    alert_matched: { title: 'Job alerts', text: 'A new job matches one of your job alerts' },
    status_changed: { title: 'Your applications', text: 'An employer has decided about your application' },
    message: { title: 'Messages', text: 'An employer has written to you' },
    interview: {
      title: 'Interviews',
      text: 'An interview is offered, changed or cancelled, and reminders the day before and two hours before',
    },
    job_closed: { title: 'Jobs you applied for', text: 'A job that you applied for has closed' },
    saved_job_ending: { title: 'Saved jobs', text: 'A job that you saved closes within three days' },
  },
  site: 'Counts as unread in the menu',
  mail: 'Email',
  push: 'Push notification',
  timings: { at_once: 'At once', daily: 'Once a day', never: 'Never' },
  mails: 'When we send emails',
  hour: 'Hour of the daily email',
  times: 'When we tell you',
  dailyHour: 'Hour of the daily news',
  sms: 'SMS',
  smsChoice: 'Send me an SMS when I have not looked at important news for an hour',
  smsText:
    'Only for messages of employers and interviews, at most one a day, and never between 10 pm and 8 am.',
  atNight: 'Also at night (10 pm to 8 am)',
  atNightText: 'Otherwise news of the night wait until 8 am. Login codes always come at once.',
  noAddress: 'We have no confirmed email address of yours, so we cannot email you.',
  addAddress: 'Add an email address',
  saved: 'Settings saved',
  open: 'Notification settings',
  arrived: 'You have a new notification',
  show: 'Show',
};
