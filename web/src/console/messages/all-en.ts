import { common } from '@/shared/messages/en/common';
import type { Catalogue } from './catalogue';
import { application } from './en/application';
import { frame } from './en/frame';
import { start } from './en/start';

export const texts: Catalogue = { application, common, frame, start };
