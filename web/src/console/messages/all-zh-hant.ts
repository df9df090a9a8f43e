import { common } from '@/shared/messages/zh-hant/common';
import { application } from './zh-hant/application';
import { frame } from './zh-hant/frame';
import { start } from './zh-hant/start';

export const texts = { application, common, frame, start };
