import { useNavigation } from '../../../shared/hooks/every-page/useNavigation';
import { paths } from '../../lib/every-page/paths';
import { useLink } from '../../page/every-page/useLink';
import { usePage } from '../../page/every-page/usePage';
import { useMembership } from '../../services/usePortal';
import { type ApplicantSearch, queryOf, searchOf } from './applicant-query';

interface Search {
  search: ApplicantSearch;
  /** The address of this search with a part of it changed. */
  hrefOf: (part: Partial<ApplicantSearch>) => string;
  /** Goes to the first page of the changed search, replacing the history entry. */
  change: (part: Partial<ApplicantSearch>) => void;
  /** Opens another applicant of this list; going back leads to the list. */
  open: (applicant: string) => void;
}

export function useSearch(): Search {
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
    open: (applicant) => go(hrefOf({ applicant, part: 'profile' }), { replace: search.applicant !== '' }),
  };
}
