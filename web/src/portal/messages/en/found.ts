import type { Catalogue } from '../catalogue';

export const found: Catalogue['found'] = {
  title: 'Register a company',
  lead: 'Register your company first; your first job comes next.',
  submit: 'Continue',
  done: 'The company is registered',
};
