type Role = 'owner' | 'recruiter' | 'viewer';

/** Which role is offered what. The service enforces it; the portal hides what it would refuse. */
const allowed = {
  changeCompany: ['owner'],
  managePeople: ['owner'],
  readLog: ['owner'],
  closeCompany: ['owner'],
  changeBranches: ['owner', 'recruiter'],
  changeJobs: ['owner', 'recruiter'],
  decide: ['owner', 'recruiter'],
  manageKeys: ['owner'],
} as const satisfies Record<string, readonly Role[]>;

export type Act = keyof typeof allowed;

/** In a closed company, only reading the log is allowed. */
export function may(act: Act, role: Role, state: string): boolean {
  const roles: readonly Role[] = allowed[act];
  return roles.includes(role) && (state !== 'closed' || act === 'readLog');
}
