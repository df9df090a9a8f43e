import { useState } from 'react';
import { JobsToChooseDocument } from '@/generated/portal/documents/JobsToChoose';
import type { JobChosenFragment } from '@/generated/portal/graphql';
import { usePage } from '@/portal/page/usePage';
import { useTexts } from '@/portal/page/useTexts';
import { useMembership } from '@/portal/services/usePortal';
import { SearchField } from '@/shared/client/SearchField';
import { useOperationQuery } from '@/shared/hooks/application/useOperationQuery';
import { textIn } from '@/shared/lib/localized-text';
import { operation } from '@/shared/services/operation';
import { Select } from '@/shared/ui/fields/Select';
import { placeText } from '../job-facts/job-text';

interface JobChoiceProps {
  /** The job's id; empty for all jobs. */
  value: string;
  /** The job with that id, once it is loaded. */
  chosen: JobChosenFragment | undefined;
  onChange: (job: string) => void;
}

/**
 * Chooses one of the company's jobs: those with the most applicants, or those that match a search. With many
 * jobs it renders two fields, which the screen lays out.
 */
export function JobChoice({ value, chosen, onChange }: JobChoiceProps) {
  const texts = useTexts('applicants');
  const { untitled, search, searchHint } = useTexts('jobs');
  const { locale } = usePage().address;
  const { company } = useMembership();
  const [term, setTerm] = useState('');
  const variables = { company: company.id, term: term.trim() || null };
  const { data } = useOperationQuery(operation('JobsToChoose', JobsToChooseDocument, variables));
  const [isMany, setMany] = useState(false);
  const found = data?.company.jobs;
  // Once there are more jobs than the list shows, the search field stays.
  if (!isMany && found && found.total > found.jobs.length) setMany(true);
  const isOffered = ({ applications }: JobChosenFragment) => term.trim() !== '' || applications > 0;
  const offered = found?.jobs.filter((job) => job.id !== value && isOffered(job)) ?? [];
  const optionOf = ({ id, content: { name, places } }: JobChosenFragment) => {
    const [place] = places;
    const title = textIn(locale, name) || untitled;
    return { value: id, label: place ? `${title} · ${placeText(place, locale)}` : title };
  };
  const jobs = chosen ? [chosen, ...offered] : offered;
  return (
    <>
      {isMany && (
        <SearchField name="jobTerm" label={search} placeholder={searchHint} term={term} onTerm={setTerm} />
      )}
      <Select
        label={texts.job}
        name="job"
        hint={found?.total === 0 && term.trim() !== '' ? texts.noSuchJob(term.trim()) : undefined}
        value={value}
        options={[{ value: '', label: texts.anyJob }, ...jobs.map(optionOf)]}
        onChange={onChange}
      />
    </>
  );
}
