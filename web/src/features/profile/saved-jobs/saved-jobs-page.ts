import { SavedJobsDocument } from '../../../generated/graphql';
import { personalPageSize } from '../../../lib/constants';
import { operation } from '../../../lib/operation';

/** A page of the saved jobs. */
export const savedJobsPage = (offset: number) =>
  operation('SavedJobs', SavedJobsDocument, { limit: personalPageSize, offset });
