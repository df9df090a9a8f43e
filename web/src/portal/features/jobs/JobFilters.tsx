import { JobFiltersDocument } from '@/generated/portal/documents/JobFilters';
import { paths } from '@/portal/lib/paths';
import { usePage } from '@/portal/page/usePage';
import { useTexts } from '@/portal/page/useTexts';
import { useMembership } from '@/portal/services/usePortal';
import { SearchField } from '@/shared/client/SearchField';
import { useLink } from '@/shared/hooks/application/useLink';
import { useOperationQuery } from '@/shared/hooks/application/useOperationQuery';
import { useNavigation } from '@/shared/hooks/useNavigation';
import { textIn } from '@/shared/lib/localized-text';
import { operation } from '@/shared/services/operation';
import { Select } from '@/shared/ui/fields/Select';
import lists from '@/shared/ui/page/list.module.css';
import { employments, type JobSearch, queryOf, searchOf, sorts } from './job-query';

/** Goes to the first page of the changed search, replacing the history entry. */
export function useSearch(): (part: Partial<JobSearch>) => void {
  const { go } = useNavigation();
  const link = useLink();
  const { company } = useMembership();
  const { query } = usePage().address;
  return (part) => {
    const search = { ...searchOf(query), page: 1, ...part };
    go(link(`${paths.jobs(company.id)}${queryOf(search)}`), { replace: true });
  };
}

/** Searches and filters the jobs. */
export function JobFilters({ search }: { search: JobSearch }) {
  const texts = useTexts('jobs');
  const { employment } = useTexts('common');
  const { locale } = usePage().address;
  const { company } = useMembership();
  const change = useSearch();
  const { data } = useOperationQuery(operation('JobFilters', JobFiltersDocument, { company: company.id }));
  const branches = data?.company.branches ?? [];
  const categories = data?.job_choices.categories ?? [];
  return (
    <search className={lists.filters}>
      <SearchField
        label={texts.search}
        placeholder={texts.searchHint}
        term={search.term}
        onTerm={(term) => change({ term })}
      />
      <div className={lists.selects}>
        {branches.length > 1 && (
          <Select
            label={texts.branch}
            name="branch"
            value={search.branch}
            options={[
              { value: '', label: texts.anyBranch },
              ...branches.map(({ id, name }) => ({ value: id, label: textIn(locale, name) })),
            ]}
            onChange={(branch) => change({ branch })}
          />
        )}
        <Select
          label={texts.jobType}
          name="jobType"
          value={search.jobType}
          options={[{ value: '', label: texts.anyJobType }]}
          groups={categories.map(({ name, types }) => ({
            label: name,
            options: types
              .filter(({ code }) => code !== '')
              .map((type) => ({ value: type.code, label: type.name })),
          }))}
          onChange={(jobType) => change({ jobType })}
        />
        <Select
          label={texts.employment}
          name="employment"
          value={search.employment ?? ''}
          options={[
            { value: '', label: texts.anyEmployment },
            ...employments.map((value) => ({ value, label: employment[value] })),
          ]}
          onChange={(value) => change({ employment: employments.find((each) => each === value) })}
        />
        <Select
          label={texts.sort}
          name="sort"
          value={search.sort}
          options={sorts.map((value) => ({ value, label: texts.sorts[value] }))}
          onChange={(value) => change({ sort: sorts.find((each) => each === value) ?? 'newest' })}
        />
      </div>
    </search>
  );
}
