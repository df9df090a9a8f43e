import { type FormEvent, useState } from 'react';
import { CheckInterviewDocument } from '@/generated/portal/documents/CheckInterview';
import { InterviewPlacesDocument } from '@/generated/portal/documents/InterviewPlaces';
import { OfferInterviewDocument } from '@/generated/portal/documents/OfferInterview';
import type { ApplicantShownFragment, InterviewPlacesQuery } from '@/generated/portal/graphql';
import { placeText } from '@/portal/components/job-facts/job-text';
import { usePage } from '@/portal/page/usePage';
import { useTexts } from '@/portal/page/useTexts';
import { useMembership } from '@/portal/services/usePortal';
import { FormError } from '@/shared/components/form-error/FormError';
import { QueryView } from '@/shared/components/query/QueryView';
import { useMutation } from '@/shared/hooks/application/useMutation';
import { useOperationQuery } from '@/shared/hooks/application/useOperationQuery';
import { typingPause } from '@/shared/lib/constants';
import { dayAfter } from '@/shared/lib/moments';
import { dropDraft, keepDraft, readDraft } from '@/shared/services/drafts/draft';
import { operation } from '@/shared/services/operation';
import { Button } from '@/shared/ui/button/Button';
import { Checkbox } from '@/shared/ui/fields/Checkbox';
import { FieldGroup } from '@/shared/ui/fields/FieldGroup';
import { Select } from '@/shared/ui/fields/Select';
import { TextArea } from '@/shared/ui/fields/TextArea';
import { TextField } from '@/shared/ui/fields/TextField';
import { FlushLeft } from '@/shared/ui/layout/FlushLeft';
import { LiveRegion } from '@/shared/ui/layout/LiveRegion';
import { Muted } from '@/shared/ui/layout/Muted';
import { Row } from '@/shared/ui/layout/Row';
import { Stack } from '@/shared/ui/layout/Stack';
import { Notice } from '@/shared/ui/panels/Notice';
import styles from './applicant-details.module.css';
import {
  emptyOffer,
  hasPlace,
  inputOf,
  lengths,
  maxTimes,
  momentsOf,
  type OfferValues,
  type PlaceKind,
} from './offer-values';

const placeKinds: readonly PlaceKind[] = ['branch', 'text', 'telephone'];

interface FieldsProps {
  values: OfferValues;
  change: (part: Partial<OfferValues>) => void;
}

function TimeFields({ values, change }: FieldsProps) {
  const texts = useTexts('interviews');
  const { times } = values;
  const put = (index: number, part: object) =>
    change({ times: times.map((time, at) => (at === index ? { ...time, ...part } : time)) });
  const last = times.at(-1) ?? { day: '', clock: '' };
  return (
    <>
      {times.map((time, index) => (
        // They are told apart by nothing but their order.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above.
        <fieldset key={index} className={styles.time}>
          <legend>{texts.time(index + 1)}</legend>
          <TextField
            label={texts.date}
            name={`day${index + 1}`}
            type="date"
            value={time.day}
            onChange={(day) => put(index, { day })}
          />
          <TextField
            label={texts.clock}
            name={`clock${index + 1}`}
            type="time"
            step={900}
            value={time.clock}
            onChange={(clock) => put(index, { clock })}
          />
          {times.length > 1 && (
            <Button
              kind="quiet"
              aria-label={texts.removeTime(index + 1)}
              onClick={() => change({ times: times.filter((_, at) => at !== index) })}
            >
              ✕
            </Button>
          )}
        </fieldset>
      ))}
      {times.length < maxTimes && (
        <FlushLeft>
          <Button kind="quiet" onClick={() => change({ times: [...times, { day: last.day, clock: '' }] })}>
            {texts.addTime}
          </Button>
        </FlushLeft>
      )}
    </>
  );
}

interface PlaceFieldsProps extends FieldsProps {
  places: readonly { id: string; name: string }[];
}

function PlaceFields({ values, change, places }: PlaceFieldsProps) {
  const texts = useTexts('interviews');
  return (
    <>
      <FieldGroup label={texts.place} name="placeKind">
        {placeKinds
          .filter((kind) => kind !== 'branch' || places.length > 0)
          .map((kind) => (
            <Checkbox
              key={kind}
              kind="radio"
              name="placeKindChoice"
              value={kind}
              checked={values.placeKind === kind}
              onChange={() => change({ placeKind: kind })}
            >
              {texts.placeKinds[kind]}
            </Checkbox>
          ))}
      </FieldGroup>
      {values.placeKind === 'branch' && (
        <Select
          label={texts.branch}
          name="branch"
          value={values.branch}
          options={[
            { value: '', label: texts.chooseBranch },
            ...places.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(branch) => change({ branch })}
        />
      )}
      {values.placeKind === 'text' && (
        <TextField
          label={texts.placeText}
          name="placeText"
          hint={texts.placeTextHint}
          maxLength={300}
          value={values.placeText}
          onChange={(typed) => change({ placeText: typed })}
        />
      )}
    </>
  );
}

/** Warnings about the times being typed; they do not prevent the offer. */
function OfferWarnings({ applicant, values }: { applicant: string; values: OfferValues }) {
  const texts = useTexts('interviews');
  const { company } = useMembership();
  const isWhole = momentsOf(values).length > 0;
  const variables = { company: company.id, applicant, interview: inputOf(values) };
  const asked = isWhole ? operation('CheckInterview', CheckInterviewDocument, variables) : undefined;
  const { data } = useOperationQuery(asked, { delay: typingPause });
  const warnings = isWhole ? (data?.check_interview ?? []) : [];
  return (
    <LiveRegion role="status">
      {warnings.length > 0 && (
        <Notice>
          {warnings.map((warning) => (
            <p key={warning}>{texts.warnings[warning]}</p>
          ))}
          <p>{texts.stillOffer}</p>
        </Notice>
      )}
    </LiveRegion>
  );
}

interface OfferFormProps {
  applicant: ApplicantShownFragment;
  onDone: () => void;
  onClose: () => void;
}

/** The job's places come first, because most interviews take place there. */
function usePlaces(applicant: ApplicantShownFragment, data: InterviewPlacesQuery) {
  const { locale } = usePage().address;
  const all = new Map(
    [...applicant.job.content.places, ...data.company.branches].map((each) => [each.id, each]),
  );
  return [...all.values()].map((each) => ({ id: each.id, name: placeText(each, locale) }));
}

function OfferFields({ applicant, data, onDone, onClose }: OfferFormProps & { data: InterviewPlacesQuery }) {
  const texts = useTexts('interviews');
  const { company } = useMembership();
  const places = usePlaces(applicant, data);
  const draft = `interview-${applicant.id}`;
  const [values, setValues] = useState<OfferValues>(() => ({
    ...emptyOffer(dayAfter(data.now), applicant.places[0]?.id ?? places[0]?.id ?? ''),
    ...readDraft<OfferValues>(draft),
  }));
  const [missing, setMissing] = useState<string>();
  const change = (part: Partial<OfferValues>) => {
    setMissing(undefined);
    const next = { ...values, ...part };
    keepDraft(draft, next);
    setValues(next);
  };
  const {
    run: offer,
    busy,
    problem,
  } = useMutation(
    async ({ ask, keyOf }) => {
      const interview = inputOf(values);
      const variables = {
        company: company.id,
        applicant: applicant.id,
        key: keyOf(interview),
        interview,
      };
      await ask(operation('OfferInterview', OfferInterviewDocument, variables));
      dropDraft(draft);
      onDone();
      return texts.sent;
    },
    { showsProblem: true },
  );
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (momentsOf(values).length === 0) setMissing(texts.needTime);
    else if (!hasPlace(values)) setMissing(texts.needPlace);
    else offer();
  };
  return (
    <Stack as="form" noValidate onSubmit={onSubmit}>
      <Muted>{texts.offerHint}</Muted>
      <TimeFields values={values} change={change} />
      <Select
        label={texts.length}
        name="minutes"
        value={values.minutes}
        options={lengths.map((length) => ({ value: `${length}`, label: texts.minutes(length) }))}
        onChange={(minutes) => change({ minutes })}
      />
      <PlaceFields values={values} change={change} places={places} />
      <TextArea
        label={texts.note}
        name="note"
        hint={texts.noteHint}
        maxLength={300}
        value={values.note}
        onChange={(note) => change({ note })}
      />
      <OfferWarnings applicant={applicant.id} values={values} />
      <FormError text={missing ?? problem} />
      <Row>
        <Button type="submit" busy={busy}>
          {texts.send}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {texts.discard}
        </Button>
      </Row>
    </Stack>
  );
}

/** Offers up to three times and a place; the applicant picks one of the times. */
export function OfferForm(props: OfferFormProps) {
  const { company } = useMembership();
  const asked = operation('InterviewPlaces', InterviewPlacesDocument, { company: company.id });
  return (
    <QueryView query={useOperationQuery(asked)}>{(data) => <OfferFields {...props} data={data} />}</QueryView>
  );
}
