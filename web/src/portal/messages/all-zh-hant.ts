import { conflict } from '@/shared/messages/zh-hant/conflict';
import { conversation } from '@/shared/messages/zh-hant/conversation';
import { jobDetails } from '@/shared/messages/zh-hant/jobDetails';
import { account } from './zh-hant/account';
import { apiKeys } from './zh-hant/apiKeys';
import { applicants } from './zh-hant/applicants';
import { application } from './zh-hant/application';
import { branches } from './zh-hant/branches';
import { claim } from './zh-hant/claim';
import { common } from './zh-hant/common';
import { company } from './zh-hant/company';
import { companyForm } from './zh-hant/companyForm';
import { conversations } from './zh-hant/conversations';
import { createCompany } from './zh-hant/createCompany';
import { errors } from './zh-hant/errors';
import { interviews } from './zh-hant/interviews';
import { invitation } from './zh-hant/invitation';
import { jobEditor } from './zh-hant/jobEditor';
import { jobImport } from './zh-hant/jobImport';
import { jobs } from './zh-hant/jobs';
import { log } from './zh-hant/log';
import { login } from './zh-hant/login';
import { notFound } from './zh-hant/notFound';
import { people } from './zh-hant/people';
import { start } from './zh-hant/start';
import { today } from './zh-hant/today';

export const texts = {
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
