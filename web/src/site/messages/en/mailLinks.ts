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
      confirm_interview: 'I will be at the interview',
      late_for_interview: 'I will be late',
      decline_interview: 'I cannot come to the interview',
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
      confirm_interview: (job, time) =>
        `Tell the employer that you will be at the interview for “${job}” on ${time}?`,
      late_for_interview: (job, time) =>
        `Tell the employer that you will be late for the interview for “${job}” on ${time}?`,
      decline_interview: (job, time) =>
        `Tell the employer that you cannot come to the interview for “${job}” on ${time}? It will be called off; your application goes on.`,
    },
    buttons: {
      contacted: 'Mark as Contacted',
      rejected: 'Tell them',
      keep_job: 'Keep it open',
      hired_here: 'Close the job',
      hired_elsewhere: 'Close the job',
      confirm_interview: 'I will be there',
      late_for_interview: 'I will be late',
      decline_interview: 'Call it off',
    },
    done: {
      contacted: 'Done: they are marked as Contacted and will be told.',
      rejected: 'Done: they will be told.',
      keep_job: 'Done: the job stays open.',
      hired_here: 'Done: the job is closed.',
      hired_elsewhere: 'Done: the job is closed.',
      confirm_interview: 'Done: the employer knows that you will be there.',
      late_for_interview: 'Done: the employer knows that you will be late.',
      decline_interview: 'Done: the interview is off, and the employer will be told.',
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
    openPage: 'Log in to look',
    changedTitle: 'This link was used, or things have changed',
    changed: 'Things have changed since the email was sent, so nothing was done.',
    expiredTitle: 'This link has expired',
    expired: 'It worked for 14 days. Nothing was done.',
    notAllowedTitle: 'You cannot do this now',
    notAllowed:
      'You may have left the company or have another role, or the application, the interview, the job or the company is not available any more. Nothing was done.',
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
