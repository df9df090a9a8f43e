import { SavedJobsDocument } from '../../../../generated/seeker/documents/SavedJobs';
import { personalPageSize } from '../../../../shared/lib/every-page/constants';
import { operation } from '../../../../shared/services/every-page/operation';

/** A page of the saved jobs. */
export const savedJobsOperation = (offset: number) =>
  operation('SavedJobs', SavedJobsDocument, { limit: personalPageSize, offset });
