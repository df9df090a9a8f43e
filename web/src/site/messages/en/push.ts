import type { Catalogue } from '../catalogue';

export const push: Catalogue['push'] = {
  offers: {
    applied: {
      title: 'Shall this phone tell you when the employer answers?',
      text: 'It shows a notification when the employer writes, offers an interview or decides, so that you need not keep looking here.',
    },
    alert: {
      title: 'Shall this phone tell you of new jobs that match?',
      text: 'It shows a notification when a new job matches your job alert, so that you need not keep looking here.',
    },
  },
  yes: 'Yes, tell me',
  no: 'Not now',
  on: 'Done. This device shows notifications.',
  change: 'Change the notification settings',
  installFirst: 'An iPhone shows notifications only once the app is installed.',
  install: 'Install the app',
  device: 'This device',
  isOn: 'This device shows notifications.',
  isOff: 'This device shows no notifications.',
  turnOn: 'Turn on notifications here',
  turnOff: 'Turn off notifications here',
  refused:
    'Your browser does not let this site show notifications. To turn them on, allow them in the browser’s site settings, then load this page again.',
  none: 'This browser cannot show notifications.',
  turnedOff: 'This device shows no more notifications',
};
