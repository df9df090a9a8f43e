type Role = 'owner' | 'recruiter' | 'viewer';

/** What the portal offers to whom. The service decides; what it would refuse is not shown. */
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

/** Nothing can be changed in a company that is closed. */
export function may(act: Act, role: Role, state: string): boolean {
  const roles: readonly Role[] = allowed[act];
  return roles.includes(role) && (state !== 'closed' || act === 'readLog');
}
