import { common } from '@/shared/messages/en/common';
import { errors } from '@/shared/messages/en/errors';
import type { Catalogue } from './catalogue';
import { account } from './en/account';
import { application } from './en/application';
import { frame } from './en/frame';
import { keys } from './en/keys';
import { log } from './en/log';
import { login } from './en/login';
import { staff } from './en/staff';
import { start } from './en/start';

export const texts: Catalogue = {
  account,
  application,
  common,
  errors,
  frame,
  keys,
  log,
  login,
  staff,
  start,
};
