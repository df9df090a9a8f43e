import { ApplicantFiltersDocument } from '../../../generated/portal/documents/ApplicantFilters';
import type { JobChosenFragment } from '../../../generated/portal/graphql';
import { operation } from '../../../shared/services/every-page/operation';
import { Icon } from '../../../shared/ui/every-page/Icon';
import { Checkbox } from '../../../shared/ui/fields/Checkbox';
import { Select } from '../../../shared/ui/fields/Select';
import { JobChoice } from '../../components/job-choice/JobChoice';
import lists from '../../components/page/list.module.css';
import { SearchField } from '../../components/search-field/SearchField';
import { textIn } from '../../lib/localized-text';
import { usePage } from '../../page/every-page/usePage';
import { useTexts } from '../../page/every-page/useTexts';
import { useAnswer } from '../../services/useAnswer';
import { useMembership } from '../../services/usePortal';
import { distances, experiences, filterCount, hoursFits, oneOf, sorts } from './applicant-query';
import styles from './applicants.module.css';
import { useSearch } from './useSearch';

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
  const { search, change } = useSearch();
  const count = filterCount(search);
  const asked = operation('ApplicantFilters', ApplicantFiltersDocument, { company: company.id });
  const { data } = useAnswer(asked);
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
      <details className={styles.more} open={count > 0 || undefined}>
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
