import { common } from '@/shared/messages/zh-hant/common';
import { errors } from '@/shared/messages/zh-hant/errors';
import { account } from './zh-hant/account';
import { application } from './zh-hant/application';
import { frame } from './zh-hant/frame';
import { keys } from './zh-hant/keys';
import { log } from './zh-hant/log';
import { login } from './zh-hant/login';
import { staff } from './zh-hant/staff';
import { start } from './zh-hant/start';

export const texts = { account, application, common, errors, frame, keys, log, login, staff, start };
