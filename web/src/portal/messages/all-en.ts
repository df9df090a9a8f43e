import { conflict } from '@/shared/messages/en/conflict';
import { conversation } from '@/shared/messages/en/conversation';
import { jobDetails } from '@/shared/messages/en/jobDetails';
import type { Catalogue } from './catalogue';
import { account } from './en/account';
import { apiKeys } from './en/apiKeys';
import { applicants } from './en/applicants';
import { application } from './en/application';
import { branches } from './en/branches';
import { claim } from './en/claim';
import { common } from './en/common';
import { company } from './en/company';
import { companyForm } from './en/companyForm';
import { conversations } from './en/conversations';
import { createCompany } from './en/createCompany';
import { errors } from './en/errors';
import { interviews } from './en/interviews';
import { invitation } from './en/invitation';
import { jobEditor } from './en/jobEditor';
import { jobImport } from './en/jobImport';
import { jobs } from './en/jobs';
import { log } from './en/log';
import { login } from './en/login';
import { notFound } from './en/notFound';
import { people } from './en/people';
import { start } from './en/start';
import { today } from './en/today';

export const texts: Catalogue = {
  account,
  apiKeys,
  applicants,
  application,
  branches,
  claim,
  common,
  company,
  companyForm,
  conflict,
  conversation,
  conversations,
  createCompany,
  errors,
  interviews,
  invitation,
  jobDetails,
  jobEditor,
  jobImport,
  jobs,
  log,
  login,
  notFound,
  people,
  start,
  today,
};
