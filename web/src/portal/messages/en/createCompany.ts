import type { Catalogue } from '../catalogue';

export const createCompany: Catalogue['createCompany'] = {
  title: 'Register a company',
  lead: 'Register your company first; your first job comes next.',
  submit: 'Continue',
  done: 'The company is registered',
};
