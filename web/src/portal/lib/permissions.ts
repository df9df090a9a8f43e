type Role = 'owner' | 'recruiter' | 'viewer';

/** Which role is offered what. The service enforces it; the portal hides what it would refuse. */
const rolesFor = {
  changeCompany: ['owner'],
  managePeople: ['owner'],
  readLog: ['owner'],
  closeCompany: ['owner'],
  changeBranches: ['owner', 'recruiter'],
  changeJobs: ['owner', 'recruiter'],
  decide: ['owner', 'recruiter'],
  manageApiKeys: ['owner'],
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof rolesFor;

/** In a closed company, only reading the log is allowed. */
export function isAllowed(permission: Permission, role: Role, state: string): boolean {
  const roles: readonly Role[] = rolesFor[permission];
  return roles.includes(role) && (state !== 'closed' || permission === 'readLog');
}
