import { jobDetails } from '../../shared/messages/en/jobDetails';
import type { Catalogue } from './catalogue';
import { account } from './en/account';
import { branches } from './en/branches';
import { claim } from './en/claim';
import { common } from './en/common';
import { company } from './en/company';
import { companyForm } from './en/companyForm';
import { errors } from './en/errors';
import { found } from './en/found';
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
  branches,
  claim,
  common,
  company,
  companyForm,
  errors,
  found,
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
