import { account as accountEn } from '../../web/src/site/messages/en/account';
import { apply as applyEn } from '../../web/src/site/messages/en/apply';
import { common as commonEn } from '../../web/src/site/messages/en/common';
import { conflict as conflictEn } from '../../web/src/site/messages/en/conflict';
import { filters as filtersEn } from '../../web/src/site/messages/en/filters';
import { home as homeEn } from '../../web/src/site/messages/en/home';
import { jobDetails as jobDetailsEn } from '../../web/src/site/messages/en/jobDetails';
import { lists as listsEn } from '../../web/src/site/messages/en/lists';
import { login as loginEn } from '../../web/src/site/messages/en/login';
import { offline as offlineEn } from '../../web/src/site/messages/en/offline';
import { personal as personalEn } from '../../web/src/site/messages/en/personal';
import { profile as profileEn } from '../../web/src/site/messages/en/profile';
import { push as pushEn } from '../../web/src/site/messages/en/push';
import { reckoning as reckoningEn } from '../../web/src/site/messages/en/reckoning';
import { results as resultsEn } from '../../web/src/site/messages/en/results';
import { resume as resumeEn } from '../../web/src/site/messages/en/resume';
import { travelSheet as travelSheetEn } from '../../web/src/site/messages/en/travelSheet';
import { wizard as wizardEn } from '../../web/src/site/messages/en/wizard';
import { account } from '../../web/src/site/messages/zh-hant/account';
import { apply } from '../../web/src/site/messages/zh-hant/apply';
import { common } from '../../web/src/site/messages/zh-hant/common';
import { conflict } from '../../web/src/site/messages/zh-hant/conflict';
import { filters } from '../../web/src/site/messages/zh-hant/filters';
import { home } from '../../web/src/site/messages/zh-hant/home';
import { jobDetails } from '../../web/src/site/messages/zh-hant/jobDetails';
import { lists } from '../../web/src/site/messages/zh-hant/lists';
import { login } from '../../web/src/site/messages/zh-hant/login';
import { offline } from '../../web/src/site/messages/zh-hant/offline';
import { personal } from '../../web/src/site/messages/zh-hant/personal';
import { profile } from '../../web/src/site/messages/zh-hant/profile';
import { push } from '../../web/src/site/messages/zh-hant/push';
import { reckoning } from '../../web/src/site/messages/zh-hant/reckoning';
import { results } from '../../web/src/site/messages/zh-hant/results';
import { resume } from '../../web/src/site/messages/zh-hant/resume';
import { travelSheet } from '../../web/src/site/messages/zh-hant/travelSheet';
import { wizard } from '../../web/src/site/messages/zh-hant/wizard';

export const chinese = {
  name: 'Chinese',
  root: '/hk',
  siteName: '開工',
  locale: 'zh-hant' as const,
  texts: {
    account,
    apply,
    common,
    filters,
    home,
    jobDetails,
    lists,
    login,
    offline,
    personal,
    profile,
    push,
    reckoning,
    results,
    conflict,
    resume,
    travelSheet,
    wizard,
  },
};

export const english = {
  name: 'English',
  root: '/hk/en',
  siteName: 'Hoigung',
  locale: 'en' as const,
  texts: {
    account: accountEn,
    apply: applyEn,
    common: commonEn,
    filters: filtersEn,
    home: homeEn,
    jobDetails: jobDetailsEn,
    lists: listsEn,
    login: loginEn,
    offline: offlineEn,
    personal: personalEn,
    profile: profileEn,
    push: pushEn,
    reckoning: reckoningEn,
    results: resultsEn,
    conflict: conflictEn,
    resume: resumeEn,
    travelSheet: travelSheetEn,
    wizard: wizardEn,
  },
};

/** The site in its two languages: its root, and the texts by which tests find elements. */
export const languages = [chinese, english];

export type Language = (typeof languages)[number];
