import type { Catalogue } from '../catalogue';

export const staff: Catalogue['staff'] = {
  title: 'Staff',
  lead: 'Who can log in to the console.',
  add: 'Add somebody',
  addTitle: 'Add somebody',
  added: (email) => `${email} can log in now`,
  email: 'Email',
  role: 'Role',
  roles: { admin: 'Administrator', moderator: 'Moderator', editor: 'Editor', support: 'Support' },
  may: {
    admin: 'Everything, with staff, keys and the log.',
    moderator: 'Reads the log.',
    editor: 'Only the own account for now.',
    support: 'Only the own account for now.',
  },
  since: (role, day) => `${role} since ${day}`,
  removedOn: (role, day) => `${role}, removed on ${day}`,
  neverIn: 'No second factor yet',
  reset: 'Reset second factor',
  resetOf: (email) => `Reset the second factor of ${email}`,
  resetText: 'They are logged out at once, their recovery codes end, and the next login sets up another.',
  remove: 'Remove',
  removeOf: (email) => `Remove ${email}`,
  removeText: 'They are logged out at once and cannot log in again. What they did stays in the log.',
};
