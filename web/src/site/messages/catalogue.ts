import type { Texts } from '../../shared/messages/catalogue';
import type { errors } from '../../shared/messages/zh-hant/errors';
import type { account } from './zh-hant/account';
import type { advanced } from './zh-hant/advanced';
import type { apply } from './zh-hant/apply';
import type { article } from './zh-hant/article';
import type { articleView } from './zh-hant/articleView';
import type { common } from './zh-hant/common';
import type { companies } from './zh-hant/companies';
import type { companySearch } from './zh-hant/companySearch';
import type { employer } from './zh-hant/employer';
import type { error } from './zh-hant/error';
import type { filters } from './zh-hant/filters';
import type { home } from './zh-hant/home';
import type { job } from './zh-hant/job';
import type { jobDetails } from './zh-hant/jobDetails';
import type { lists } from './zh-hant/lists';
import type { login } from './zh-hant/login';
import type { maintenance } from './zh-hant/maintenance';
import type { notFound } from './zh-hant/notFound';
import type { personal } from './zh-hant/personal';
import type { profile } from './zh-hant/profile';
import type { results } from './zh-hant/results';
import type { resume } from './zh-hant/resume';
import type { search } from './zh-hant/search';
import type { statement } from './zh-hant/statement';
import type { wizard } from './zh-hant/wizard';

/** All texts by namespace. `common` is on every page, the others come with what shows them. */
export interface Catalogue {
  advanced: Texts<typeof advanced>;
  article: Texts<typeof article>;
  articleView: Texts<typeof articleView>;
  account: Texts<typeof account>;
  apply: Texts<typeof apply>;
  common: Texts<typeof common>;
  companies: Texts<typeof companies>;
  companySearch: Texts<typeof companySearch>;
  employer: Texts<typeof employer>;
  error: Texts<typeof error>;
  errors: Texts<typeof errors>;
  filters: Texts<typeof filters>;
  home: Texts<typeof home>;
  job: Texts<typeof job>;
  jobDetails: Texts<typeof jobDetails>;
  lists: Texts<typeof lists>;
  login: Texts<typeof login>;
  maintenance: Texts<typeof maintenance>;
  notFound: Texts<typeof notFound>;
  personal: Texts<typeof personal>;
  profile: Texts<typeof profile>;
  resume: Texts<typeof resume>;
  statement: Texts<typeof statement>;
  results: Texts<typeof results>;
  search: Texts<typeof search>;
  wizard: Texts<typeof wizard>;
}

export type Namespace = keyof Catalogue;
