import { paths } from '@/portal/lib/paths';
import { usePage } from '@/portal/page/usePage';
import { useMembership } from '@/portal/services/usePortal';
import { useLink } from '@/shared/hooks/application/useLink';
import { useNavigation } from '@/shared/hooks/useNavigation';
import { type ApplicantSearch, queryOf, searchOf } from './applicant-query';

interface ApplicantSearchState {
  search: ApplicantSearch;
  /** The address of this search with a part of it changed. */
  hrefOf: (part: Partial<ApplicantSearch>) => string;
  /** Goes to the first page of the changed search, replacing the history entry. */
  change: (part: Partial<ApplicantSearch>) => void;
  /** Opens another applicant of this list; going back leads to the list. */
  open: (applicant: string) => void;
}

export function useApplicantSearch(): ApplicantSearchState {
  const { go } = useNavigation();
  const link = useLink();
  const { company } = useMembership();
  const search = searchOf(usePage().address.query);
  const hrefOf = (part: Partial<ApplicantSearch>) =>
    link(`${paths.applicants(company.id)}${queryOf({ ...search, ...part })}`);
  return {
    search,
    hrefOf,
    change: (part) => go(hrefOf({ page: 1, applicant: '', ...part }), { replace: true }),
    open: (applicant) => go(hrefOf({ applicant, tab: 'profile' }), { replace: search.applicant !== '' }),
  };
}
