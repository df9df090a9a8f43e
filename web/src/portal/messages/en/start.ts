import type { Catalogue } from '../catalogue';

export const start: Catalogue['start'] = {
  title: 'Companies',
  welcome: 'Welcome to the employer portal',
  companies: 'Choose a company',
  loggedInAs: (email) => `Logged in as ${email}`,
  begin: 'Start here',
  another: 'Add another company',
  register: 'Register my company',
  registerText:
    'It is not on Hoigung yet. You need its name and business registration number; it takes about two minutes.',
  claim: 'Claim a company that is on the site',
  claimText: 'It has jobs on Hoigung already. Once we have checked, you can manage it here.',
  invited: 'Invited by a colleague? Open the link in the invitation email.',
  claims: 'Your claims',
  claimStates: { waiting: 'Being checked', accepted: 'Accepted', refused: 'Not accepted' },
  claimedOn: (day) => `Asked on ${day}`,
  withdrawClaim: 'Withdraw the claim',
};
