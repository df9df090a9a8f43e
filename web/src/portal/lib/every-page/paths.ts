/** Paths that pages of the portal link to. Those of a company begin with its id. */
export const paths = {
  start: '/',
  invitation: '/invitation/',
  found: '/new/',
  claim: '/claim/',
  account: '/account/',
  today: (company: string) => `/${company}/`,
  company: (company: string) => `/${company}/company/`,
  people: (company: string) => `/${company}/people/`,
  branches: (company: string) => `/${company}/branches/`,
  newBranch: (company: string) => `/${company}/branches/new/`,
  branch: (company: string, branch: string) => `/${company}/branches/${branch}/`,
  log: (company: string) => `/${company}/log/`,
  companyAccount: (company: string) => `/${company}/account/`,
};
