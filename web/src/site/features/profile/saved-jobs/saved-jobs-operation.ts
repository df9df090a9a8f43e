import { SavedJobsDocument } from '@/generated/seeker/documents/SavedJobs';
import { operation } from '@/shared/services/operation';
import { personalPageSize } from '@/site/lib/constants';

/** A page of the saved jobs. */
export const savedJobsOperation = (offset: number) =>
  operation('SavedJobs', SavedJobsDocument, { limit: personalPageSize, offset });
