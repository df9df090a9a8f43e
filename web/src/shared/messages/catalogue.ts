import type { application } from './zh-hant/application';
import type { common } from './zh-hant/common';
import type { conflict } from './zh-hant/conflict';
import type { conversation } from './zh-hant/conversation';
import type { errors } from './zh-hant/errors';
import type { jobDetails } from './zh-hant/jobDetails';
import type { reckoning } from './zh-hant/reckoning';
import type { replyRecord } from './zh-hant/replyRecord';

/** A translation has the same keys; a text stays a text and a phrase with gaps keeps its gaps. */
export type Texts<Source> = {
  readonly [Key in keyof Source]: Source[Key] extends string
    ? string
    : Source[Key] extends (...gaps: infer Gaps) => string
      ? (...gaps: Gaps) => string
      : Texts<Source[Key]>;
};

/**
 * The texts of the shared components. An application's catalogue has these namespaces too, with its own
 * additions: each of its files `messages/<locale>/<namespace>.ts` begins with the shared one.
 */
export interface KitCatalogue {
  application: Texts<typeof application>;
  common: Texts<typeof common>;
  conflict: Texts<typeof conflict>;
  conversation: Texts<typeof conversation>;
  errors: Texts<typeof errors>;
  jobDetails: Texts<typeof jobDetails>;
  reckoning: Texts<typeof reckoning>;
  replyRecord: Texts<typeof replyRecord>;
}
