import { useState } from 'react';
import { AddBranchDocument } from '@/generated/portal/documents/AddBranch';
import { BeginDraftDocument } from '@/generated/portal/documents/BeginDraft';
import { JobStartDocument } from '@/generated/portal/documents/JobStart';
import { SaveDraftDocument } from '@/generated/portal/documents/SaveDraft';
import type { JobStartQuery } from '@/generated/portal/graphql';
import { placeText } from '@/portal/components/job-facts/job-text';
import { paths } from '@/portal/lib/paths';
import { isAllowed } from '@/portal/lib/permissions';
import type { Screen } from '@/portal/page/screen';
import { usePage } from '@/portal/page/usePage';
import { useTexts } from '@/portal/page/useTexts';
import { useMembership, usePortal } from '@/portal/services/usePortal';
import { PageHead } from '@/shared/client/PageHead';
import { FormError } from '@/shared/components/form-error/FormError';
import { QueryView } from '@/shared/components/query/QueryView';
import { useLink } from '@/shared/hooks/application/useLink';
import { useMutation } from '@/shared/hooks/application/useMutation';
import { useOperationQuery } from '@/shared/hooks/application/useOperationQuery';
import { useNavigation } from '@/shared/hooks/useNavigation';
import { randomKey } from '@/shared/lib/random-key';
import { operation } from '@/shared/services/operation';
import { Button } from '@/shared/ui/button/Button';
import { Segments } from '@/shared/ui/fields/Segments';
import { Select } from '@/shared/ui/fields/Select';
import { TextField } from '@/shared/ui/fields/TextField';
import { Stack } from '@/shared/ui/layout/Stack';
import { Card } from '@/shared/ui/panels/Card';
import { Notice } from '@/shared/ui/panels/Notice';
import { digitsIn, employments, inputOf, type JobValues, valuesOf } from './job-values';
import { emptyPlace, type NewPlace, NewPlaceFields, placeInput } from './NewPlaceFields';
import { TypePicker } from './TypePicker';

/** The first answers about a new job. */
interface Wanted extends Pick<JobValues, 'employment' | 'vacancy'> {
  jobType: string;
  /** A branch's id; empty for a new place. */
  branch: string;
  place: NewPlace;
}

/** Creates the draft and goes to it. Repeated after a lost answer, it returns the draft that exists. */
function useBegin(data: JobStartQuery) {
  const link = useLink();
  const { go } = useNavigation();
  const { locale } = usePage().address;
  const { company } = useMembership();
  const { ask } = usePortal();
  const [key] = useState(randomKey);
  const [added, setAdded] = useState<string>();

  async function branchFor(place: NewPlace): Promise<string> {
    if (added !== undefined) return added;
    const branch = placeInput(place, locale, data.districts);
    const answer = await ask(operation('AddBranch', AddBranchDocument, { company: company.id, branch }));
    setAdded(answer.add_branch.id);
    return answer.add_branch.id;
  }

  return async ({ jobType, employment, vacancy, branch, place }: Wanted) => {
    const hasTemplate = data.job_templates.some(({ code }) => code === jobType);
    const where = branch || (await branchFor(place));
    const { begin_draft: draft } = await ask(
      operation('BeginDraft', BeginDraftDocument, {
        company: company.id,
        key: `${key}-${jobType}`,
        template: hasTemplate ? jobType : null,
      }),
    );
    const values = {
      ...valuesOf(draft.content),
      jobTypes: [jobType],
      places: [where],
      employment,
      vacancy,
    };
    const variables = { company: company.id, id: draft.id, version: draft.version, job: inputOf(values) };
    await ask(operation('SaveDraft', SaveDraftDocument, variables));
    go(link(`${paths.editJob(company.id, draft.id)}#pay`), { replace: true });
  };
}

function NewJobForm(data: JobStartQuery) {
  const texts = useTexts('jobEditor');
  const common = useTexts('common');
  const { locale } = usePage().address;
  const begin = useBegin(data);
  const { branches, trade } = data.company;
  const [jobType, setJobType] = useState('');
  const [branch, setBranch] = useState(branches.length === 1 ? (branches[0]?.id ?? '') : '');
  const [place, setPlace] = useState(emptyPlace);
  const [employment, setEmployment] = useState<JobValues['employment']>();
  const [vacancy, setVacancy] = useState('1');
  const isPlaced = branch !== '' || (branches.length === 0 && place.address.trim() && place.district);
  const isReady = jobType !== '' && Number(vacancy) > 0 && Boolean(isPlaced);
  const { run, busy, problem } = useMutation(
    async (_, chosen: JobValues['employment']) => {
      await begin({ jobType, employment: chosen, vacancy, branch, place });
    },
    { showsProblem: true },
  );
  return (
    <Stack
      as="form"
      gap="cards"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady && employment) run(employment);
      }}
    >
      <Card>
        <TypePicker
          categories={data.job_choices.categories}
          trade={trade}
          value={jobType}
          onChange={setJobType}
        />
      </Card>
      <Card>
        <Stack>
          <Segments
            label={texts.employment}
            value={employment}
            options={employments.map((value) => ({ value, label: common.employment[value] }))}
            onChange={(value) => setEmployment(employments.find((each) => each === value))}
          />
          <TextField
            label={texts.vacancy}
            name="vacancy"
            inputMode="numeric"
            value={vacancy}
            onChange={(text) => setVacancy(digitsIn(text).slice(0, 4))}
          />
        </Stack>
      </Card>
      <Card>
        {branches.length === 0 ? (
          <NewPlaceFields value={place} districts={data.districts} onChange={setPlace} />
        ) : (
          <Select
            label={texts.where}
            name="branch"
            value={branch}
            options={[
              { value: '', label: texts.choose },
              ...branches.map((each) => ({ value: each.id, label: placeText(each, locale) })),
            ]}
            onChange={setBranch}
          />
        )}
      </Card>
      <FormError text={problem} />
      <Button type="submit" wide busy={busy} aria-disabled={!(isReady && employment) || undefined}>
        {texts.next}
      </Button>
    </Stack>
  );
}

function NewJob() {
  const texts = useTexts('jobEditor');
  const { company, role } = useMembership();
  const mayChange = isAllowed('changeJobs', role, company.state);
  const asked = mayChange ? operation('JobStart', JobStartDocument, { company: company.id }) : undefined;
  const query = useOperationQuery(asked);
  return (
    <Stack gap="cards">
      <PageHead title={texts.title} lead={texts.lead} />
      {mayChange ? (
        <QueryView query={query} cards={2}>
          {(data) => <NewJobForm {...data} />}
        </QueryView>
      ) : (
        <Notice>{texts.viewer}</Notice>
      )}
    </Stack>
  );
}

export const screen: Screen = { title: (texts) => texts.jobEditor.title, Component: NewJob };
