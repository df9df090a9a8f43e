import type { QueryClient } from '@/shared/services/query-client';

/** After a decision the lists of applicants are loaded again, and an open applicant about whom it was. */
export const invalidateApplicants = (queries: QueryClient) => (ids: readonly string[]) =>
  queries.invalidate('Applicants ', 'Board ', ...ids.map((id) => `Applicant ${id} `));
