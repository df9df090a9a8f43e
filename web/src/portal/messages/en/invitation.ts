import type { Catalogue } from '../catalogue';

export const invitation: Catalogue['invitation'] = {
  title: 'Invitation',
  heading: (company) => `Join ${company}`,
  invitedBy: (name, role) => `${name} invites you. Your role: ${role}.`,
  mayDo: {
    owner: 'As an owner you manage the company, its people and its branches.',
    recruiter: 'As a recruiter you manage the branches.',
    viewer: 'As a viewer you see everything of the company and change nothing.',
  },
  forEmail: (email, until) => `The invitation is for ${email} and works until ${until}.`,
  thenCode: (email) => `Afterwards we mail a code to ${email}, with which you log in.`,
  otherPerson: (current, invited) =>
    `You are logged in as ${current}. When you accept, you will be logged out, to log in as ${invited}.`,
  accept: 'Accept the invitation',
  overTitle: 'This invitation cannot be used any more',
  overText: 'It was used or withdrawn, or it is too old. Ask whoever invited you for a new one.',
  toPortal: 'Go to the employer portal',
};
