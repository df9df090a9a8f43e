import { useState } from 'react';
import { AddNoteDocument } from '@/generated/portal/documents/AddNote';
import { RateDocument } from '@/generated/portal/documents/Rate';
import { RemoveNoteDocument } from '@/generated/portal/documents/RemoveNote';
import type { ApplicantShownFragment, NoteShownFragment } from '@/generated/portal/graphql';
import { isAllowed } from '@/portal/lib/permissions';
import { usePage } from '@/portal/page/usePage';
import { useTexts } from '@/portal/page/useTexts';
import { useMembership } from '@/portal/services/usePortal';
import { FormError } from '@/shared/components/form-error/FormError';
import { useMutation } from '@/shared/hooks/application/useMutation';
import { momentText } from '@/shared/lib/date-text';
import { dropDraft, keepDraft, readDraft } from '@/shared/services/drafts/draft';
import { operation } from '@/shared/services/operation';
import { Button } from '@/shared/ui/button/Button';
import { Segments } from '@/shared/ui/fields/Segments';
import { TextArea } from '@/shared/ui/fields/TextArea';
import { FlushLeft } from '@/shared/ui/layout/FlushLeft';
import { Muted } from '@/shared/ui/layout/Muted';
import { Stack } from '@/shared/ui/layout/Stack';
import { Card } from '@/shared/ui/panels/Card';
import styles from './applicant-details.module.css';

const maxLength = 1000;

interface NotesTabProps {
  applicant: ApplicantShownFragment;
  onChanged: () => void;
}

function RatingChoice({ applicant, onChanged }: NotesTabProps) {
  const texts = useTexts('applicants');
  const { company } = useMembership();
  const { run: rate } = useMutation(async ({ ask }, rating: number | null) => {
    await ask(operation('Rate', RateDocument, { company: company.id, applicant: applicant.id, rating }));
    onChanged();
    return texts.ratingSaved;
  });
  return (
    <Segments
      label={texts.rating}
      value={`${applicant.rating ?? ''}`}
      options={[
        { value: '', label: texts.ratingNone },
        ...(['1', '2', '3'] as const).map((value) => ({ value, label: texts.ratings[value] })),
      ]}
      onChange={(value) => rate(value === '' ? null : Number(value))}
    />
  );
}

function NoteItem({ note, applicant, onChanged }: NotesTabProps & { note: NoteShownFragment }) {
  const texts = useTexts('applicants');
  const { locale } = usePage().address;
  const { company, role } = useMembership();
  const { run: remove, busy } = useMutation(async ({ ask }) => {
    const variables = { company: company.id, applicant: applicant.id, id: note.id };
    await ask(operation('RemoveNote', RemoveNoteDocument, variables));
    onChanged();
    return texts.noteRemoved;
  });
  const mayRemove = isAllowed('decide', role, company.state) && (note.is_own || role === 'owner');
  return (
    <li className={styles.note}>
      <p className={styles.freeText}>{note.text}</p>
      <Muted>
        {note.by} · <time dateTime={note.at}>{momentText(note.at, locale)}</time>
      </Muted>
      {mayRemove && (
        <FlushLeft>
          <Button kind="quiet" busy={busy} onClick={remove}>
            {texts.removeNote}
          </Button>
        </FlushLeft>
      )}
    </li>
  );
}

function NewNote({ applicant, onChanged }: NotesTabProps) {
  const texts = useTexts('applicants');
  const { company } = useMembership();
  const draft = `note-${applicant.id}`;
  const [text, setText] = useState(() => readDraft<{ text: string }>(draft).text ?? '');
  const type = (typed: string) => {
    keepDraft(draft, { text: typed });
    setText(typed);
  };
  const {
    run: add,
    busy,
    problem,
  } = useMutation(
    async ({ ask, keyOf }) => {
      const note = { applicant: applicant.id, text: text.trim() };
      const variables = { company: company.id, key: keyOf(note), ...note };
      await ask(operation('AddNote', AddNoteDocument, variables));
      dropDraft(draft);
      setText('');
      onChanged();
      return texts.noteAdded;
    },
    { showsProblem: true },
  );
  return (
    <Stack>
      <TextArea label={texts.noteText} name="note" maxLength={maxLength} value={text} onChange={type} />
      <FormError text={problem} />
      <div>
        <Button
          kind="secondary"
          busy={busy}
          aria-disabled={text.trim() === '' || undefined}
          onClick={() => text.trim() !== '' && add()}
        >
          {texts.addNote}
        </Button>
      </div>
    </Stack>
  );
}

/** The company's internal notes about an applicant. */
export function NotesTab({ applicant, onChanged }: NotesTabProps) {
  const texts = useTexts('applicants');
  const { company, role } = useMembership();
  const mayWrite = isAllowed('decide', role, company.state);
  return (
    <Card>
      <Stack as="section">
        <h3 className={styles.heading}>{texts.notes}</h3>
        <Muted>{texts.notesHint}</Muted>
        {mayWrite ? (
          <RatingChoice applicant={applicant} onChanged={onChanged} />
        ) : (
          applicant.rating !== null && <p>{texts.rated(applicant.rating)}</p>
        )}
        {applicant.notes.length === 0 && <p>{texts.notesNone}</p>}
        <Stack as="ul">
          {applicant.notes.map((note) => (
            <NoteItem key={note.id} note={note} applicant={applicant} onChanged={onChanged} />
          ))}
        </Stack>
        {mayWrite && <NewNote key={applicant.id} applicant={applicant} onChanged={onChanged} />}
      </Stack>
    </Card>
  );
}
