import { useState } from 'react';
import { ApplicantFiltersDocument } from '@/generated/portal/documents/ApplicantFilters';
import type { JobChosenFragment } from '@/generated/portal/graphql';
import { JobChoice } from '@/portal/components/job-choice/JobChoice';
import { usePage } from '@/portal/page/usePage';
import { useTexts } from '@/portal/page/useTexts';
import { useMembership } from '@/portal/services/usePortal';
import { SearchField } from '@/shared/client/SearchField';
import { useOperationQuery } from '@/shared/hooks/application/useOperationQuery';
import { textIn } from '@/shared/lib/localized-text';
import { operation } from '@/shared/services/operation';
import { Checkbox } from '@/shared/ui/fields/Checkbox';
import { Select } from '@/shared/ui/fields/Select';
import { Icon } from '@/shared/ui/Icon';
import lists from '@/shared/ui/page/list.module.css';
import { distances, experiences, filterCount, hoursFits, oneOf, sorts } from './applicant-query';
import styles from './applicants.module.css';
import { useApplicantSearch } from './useApplicantSearch';

function optionsOf<Value extends string>(
  any: string,
  values: readonly Value[],
  labels: Readonly<Record<Value, string>>,
) {
  return [{ value: '', label: any }, ...values.map((value) => ({ value, label: labels[value] }))];
}

/** Filters the applicants, of one job or of all. Rarely used filters are collapsed. */
export function ApplicantFilters({ job }: { job: JobChosenFragment | undefined }) {
  const texts = useTexts('applicants');
  const { locale } = usePage().address;
  const { company } = useMembership();
  const { search, change } = useApplicantSearch();
  const count = filterCount(search);
  const [isOpen, setOpen] = useState(count > 0);
  const asked = operation('ApplicantFilters', ApplicantFiltersDocument, { company: company.id });
  const { data } = useOperationQuery(asked);
  const branches = data?.company.branches ?? [];
  const languages = data?.job_choices.spoken_languages ?? [];
  const named = (each: { id: string; name: { zh_hant: string; en: string } }) => ({
    value: each.id,
    label: textIn(locale, each.name),
  });
  return (
    <search className={lists.filters}>
      <SearchField
        label={texts.search}
        placeholder={texts.searchHint}
        term={search.term}
        onTerm={(term) => change({ term })}
      />
      <details
        className={styles.more}
        open={isOpen || count > 0}
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        <summary>
          {count > 0 ? texts.filtersOn(count) : texts.filters}
          <Icon name="chevronDown" />
        </summary>
        <div className={lists.selects}>
          <JobChoice value={search.job} chosen={job} onChange={(chosen) => change({ job: chosen })} />
          <Select
            label={texts.hoursFit}
            name="hoursFit"
            value={search.hoursFit}
            options={optionsOf(texts.anyHours, hoursFits, texts.hoursFits)}
            onChange={(value) => change({ hoursFit: oneOf(hoursFits, value) ?? '' })}
          />
          <Select
            label={texts.distance}
            name="distance"
            value={search.distance}
            options={optionsOf(texts.anyDistance, distances, texts.distances)}
            onChange={(value) => change({ distance: oneOf(distances, value) ?? '' })}
          />
          <Select
            label={texts.experience}
            name="experience"
            value={search.experience}
            options={optionsOf(texts.anyExperience, experiences, texts.experiences)}
            onChange={(value) => change({ experience: oneOf(experiences, value) ?? '' })}
          />
          <Select
            label={texts.language}
            name="language"
            value={search.language}
            options={[
              { value: '', label: texts.anyLanguage },
              ...languages.map(({ code, name }) => ({ value: code, label: name })),
            ]}
            onChange={(language) => change({ language })}
          />
          {branches.length > 1 && (
            <Select
              label={texts.place}
              name="place"
              value={search.place}
              options={[{ value: '', label: texts.anyPlace }, ...branches.map(named)]}
              onChange={(place) => change({ place })}
            />
          )}
          <Select
            label={texts.sort}
            name="sort"
            value={search.sort}
            options={sorts.map((value) => ({ value, label: texts.sorts[value] }))}
            onChange={(value) => change({ sort: oneOf(sorts, value) ?? 'newest' })}
          />
        </div>
        <Checkbox name="unread" checked={search.unread} onChange={(unread) => change({ unread })}>
          {texts.unreadOnly}
        </Checkbox>
        <Checkbox name="waiting" checked={search.waiting} onChange={(waiting) => change({ waiting })}>
          {texts.waitingOnly}
        </Checkbox>
      </details>
    </search>
  );
}
