import { conversation } from '../../shared/messages/en/conversation';
import { jobDetails } from '../../shared/messages/en/jobDetails';
import type { Catalogue } from './catalogue';
import { account } from './en/account';
import { applicants } from './en/applicants';
import { branches } from './en/branches';
import { claim } from './en/claim';
import { common } from './en/common';
import { company } from './en/company';
import { companyForm } from './en/companyForm';
import { conversations } from './en/conversations';
import { errors } from './en/errors';
import { found } from './en/found';
import { interviews } from './en/interviews';
import { invitation } from './en/invitation';
import { jobEditor } from './en/jobEditor';
import { jobImport } from './en/jobImport';
import { jobs } from './en/jobs';
import { keys } from './en/keys';
import { log } from './en/log';
import { login } from './en/login';
import { notFound } from './en/notFound';
import { people } from './en/people';
import { start } from './en/start';
import { today } from './en/today';

export const texts: Catalogue = {
  account,
  applicants,
  branches,
  claim,
  common,
  company,
  companyForm,
  conversation,
  conversations,
  errors,
  found,
  interviews,
  invitation,
  jobDetails,
  jobEditor,
  jobImport,
  jobs,
  keys,
  log,
  login,
  notFound,
  people,
  start,
  today,
};
