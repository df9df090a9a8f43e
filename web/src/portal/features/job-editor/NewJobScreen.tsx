import { useState } from 'react';
import { AddBranchDocument } from '../../../generated/portal/documents/AddBranch';
import { BeginDraftDocument } from '../../../generated/portal/documents/BeginDraft';
import { JobStartDocument } from '../../../generated/portal/documents/JobStart';
import { SaveDraftDocument } from '../../../generated/portal/documents/SaveDraft';
import type { JobStartQuery } from '../../../generated/portal/graphql';
import { useAction } from '../../../shared/hooks/action/useAction';
import { useNavigation } from '../../../shared/hooks/every-page/useNavigation';
import { randomKey } from '../../../shared/lib/random-key';
import { operation } from '../../../shared/services/every-page/operation';
import { Button } from '../../../shared/ui/button/Button';
import { Segments } from '../../../shared/ui/fields/Segments';
import { Select } from '../../../shared/ui/fields/Select';
import { TextField } from '../../../shared/ui/fields/TextField';
import { Card } from '../../../shared/ui/panels/Card';
import { Notice } from '../../../shared/ui/panels/Notice';
import { AnswerOf } from '../../components/answer/AnswerOf';
import { Problem, useProblem } from '../../components/answer/Problem';
import { placeText } from '../../components/job-facts/job-text';
import { PageHead } from '../../components/page/PageHead';
import page from '../../components/page/page.module.css';
import { paths } from '../../lib/every-page/paths';
import { may } from '../../lib/permissions';
import type { Screen } from '../../page/every-page/screen';
import { useLink } from '../../page/every-page/useLink';
import { usePage } from '../../page/every-page/usePage';
import { useTexts } from '../../page/every-page/useTexts';
import { useAnswer } from '../../services/useAnswer';
import { useMembership, usePortal } from '../../services/usePortal';
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

function Start(data: JobStartQuery) {
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
  const { problem, tell, clear } = useProblem();
  const isPlaced = branch !== '' || (branches.length === 0 && place.address.trim() && place.district);
  const isReady = jobType !== '' && Number(vacancy) > 0 && Boolean(isPlaced);
  const { run, busy } = useAction(async (chosen: JobValues['employment']) => {
    clear();
    await begin({ jobType, employment: chosen, vacancy, branch, place });
  }, tell);
  return (
    <form
      className={page.page}
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
        <div className={page.stack}>
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
        </div>
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
      <Problem text={problem} />
      <Button type="submit" wide busy={busy} aria-disabled={!(isReady && employment) || undefined}>
        {texts.next}
      </Button>
    </form>
  );
}

function NewJob() {
  const texts = useTexts('jobEditor');
  const { company, role } = useMembership();
  const mayChange = may('changeJobs', role, company.state);
  const asked = mayChange ? operation('JobStart', JobStartDocument, { company: company.id }) : undefined;
  const answer = useAnswer(asked);
  return (
    <div className={page.page}>
      <PageHead title={texts.title} lead={texts.lead} />
      {mayChange ? (
        <AnswerOf answer={answer} cards={2}>
          {(data) => <Start {...data} />}
        </AnswerOf>
      ) : (
        <Notice>{texts.viewer}</Notice>
      )}
    </div>
  );
}

export const screen: Screen = { title: (texts) => texts.jobEditor.title, Component: NewJob };
