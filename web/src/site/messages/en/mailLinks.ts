import type { Catalogue } from '../catalogue';

const quoted = (kinds: readonly string[]) => kinds.map((kind) => `“${kind}”`).join(', ');

export const mailLinks: Catalogue['mailLinks'] = {
  unchanged: 'Nothing changes until you press the button.',
  invalidTitle: 'This link does not work',
  invalid: 'It may be incomplete, or was not sent to your present email address. Nothing was done.',
  retry: 'Try again',
  'mail-act': {
    title: 'Confirm',
    description: 'Confirm what a link in an email does.',
    titles: {
      contacted: 'Mark as Contacted',
      rejected: 'Not this time',
      keep_job: 'Keep the job open',
      hired_here: 'Filled through this site: close the job',
      hired_elsewhere: 'Filled elsewhere: close the job',
    },
    questions: {
      contacted: (job, applied) =>
        `Mark the person who applied for “${job}” on ${applied} as Contacted? They are told that you have answered.`,
      rejected: (job, applied) =>
        `Tell the person who applied for “${job}” on ${applied} that it is not this time?`,
      keep_job: (job) => `Keep “${job}” open for another 60 days?`,
      hired_here: (job) =>
        `Close “${job}”? Applicants without a decision are told that the job has been filled.`,
      hired_elsewhere: (job) =>
        `Close “${job}”? Applicants without a decision are told that the job has closed.`,
    },
    buttons: {
      contacted: 'Mark as Contacted',
      rejected: 'Tell them',
      keep_job: 'Keep it open',
      hired_here: 'Close the job',
      hired_elsewhere: 'Close the job',
    },
    done: {
      contacted: 'Done: they are marked as Contacted and will be told.',
      rejected: 'Done: they will be told.',
      keep_job: 'Done: the job stays open.',
      hired_here: 'Done: the job is closed.',
      hired_elsewhere: 'Done: the job is closed.',
    },
    reason: 'Why not? They read a kind sentence, not these words.',
    reasons: {
      position_filled: 'Position filled',
      hours_do_not_fit: 'Hours do not fit',
      experience: 'Experience',
      language: 'Language',
      place: 'Place',
      other_reason: 'Another reason',
    },
    seeFirst: 'Log in to look first',
    openPortal: 'Log in to look',
    changedTitle: 'This link was used, or things have changed',
    changed: 'The application or the job has changed since the email was sent, so nothing was done.',
    expiredTitle: 'This link has expired',
    expired: 'It worked for 14 days. Nothing was done.',
    notAllowedTitle: 'You cannot do this now',
    notAllowed:
      'You may have left the company or have another role, or the application, the job or the company is not available any more. Nothing was done.',
  },
  unsubscribe: {
    title: 'Stop emails',
    description: 'Choose not to get one kind of emails any more.',
    question: (kinds, email) => `Send no more emails about ${quoted(kinds)} to ${email}?`,
    stop: 'Stop these emails',
    stopped: (kinds, email) => `We will send no more emails about ${quoted(kinds)} to ${email}.`,
    stillListed: 'Once you log in, your notifications still list this news.',
    undo: 'Undo',
    undone: 'Undone: you will go on getting these emails.',
  },
};
