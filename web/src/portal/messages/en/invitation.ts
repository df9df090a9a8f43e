import type { Catalogue } from '../catalogue';

export const invitation: Catalogue['invitation'] = {
  title: 'Invitation',
  heading: (company) => `Join ${company}`,
  invitedBy: (name, role) => `${name} invites you. Your role: ${role}.`,
  mayDo: {
    owner: 'As an owner you manage everything: the company, its people, branches, jobs and applicants.',
    recruiter: 'As a recruiter you manage branches, jobs and applicants.',
    viewer: 'As a viewer you can see everything about the company but change nothing.',
  },
  forEmail: (email, until) => `The invitation is for ${email} and works until ${until}.`,
  thenCode: (email) => `We then email a code to ${email} for you to log in with.`,
  otherPerson: (current, invited) =>
    `You are logged in as ${current}. If you accept, you will be logged out and can log in as ${invited}.`,
  accept: 'Accept the invitation',
  overTitle: 'This invitation can no longer be used',
  overText: 'It has been used or withdrawn, or has expired. Ask whoever invited you for a new one.',
  toPortal: 'Go to the employer portal',
};
