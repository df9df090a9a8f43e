import { useState } from 'react';
import { AddNoteDocument } from '../../../generated/portal/documents/AddNote';
import { RateDocument } from '../../../generated/portal/documents/Rate';
import { RemoveNoteDocument } from '../../../generated/portal/documents/RemoveNote';
import type { ApplicantShownFragment, NoteShownFragment } from '../../../generated/portal/graphql';
import { dropDraft, keepDraft, readDraft } from '../../../shared/forms/draft';
import { useAction } from '../../../shared/hooks/action/useAction';
import { momentText } from '../../../shared/lib/date-text';
import { operation } from '../../../shared/services/every-page/operation';
import { Button } from '../../../shared/ui/button/Button';
import { Segments } from '../../../shared/ui/fields/Segments';
import { TextArea } from '../../../shared/ui/fields/TextArea';
import { Card } from '../../../shared/ui/panels/Card';
import { Problem, useProblem } from '../../components/answer/Problem';
import page from '../../components/page/page.module.css';
import { may } from '../../lib/permissions';
import { usePage } from '../../page/every-page/usePage';
import { useTexts } from '../../page/every-page/useTexts';
import { useMembership, usePortal, useSayDone, useShowError } from '../../services/usePortal';
import { useSendKey } from '../../services/useSendKey';
import styles from './person.module.css';

const maxLength = 1000;

interface PartProps {
  applicant: ApplicantShownFragment;
  onChanged: () => void;
}

function Rating({ applicant, onChanged }: PartProps) {
  const texts = useTexts('applicants');
  const { company } = useMembership();
  const { ask } = usePortal();
  const sayDone = useSayDone();
  const { run: rate } = useAction(async (rating: number | null) => {
    await ask(operation('Rate', RateDocument, { company: company.id, applicant: applicant.id, rating }));
    sayDone(texts.ratingSaved);
    onChanged();
  }, useShowError());
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

function NoteItem({ note, applicant, onChanged }: PartProps & { note: NoteShownFragment }) {
  const texts = useTexts('applicants');
  const { locale } = usePage().address;
  const { company, role } = useMembership();
  const { ask } = usePortal();
  const sayDone = useSayDone();
  const { run: remove, busy } = useAction(async () => {
    const variables = { company: company.id, applicant: applicant.id, id: note.id };
    await ask(operation('RemoveNote', RemoveNoteDocument, variables));
    sayDone(texts.noteRemoved);
    onChanged();
  }, useShowError());
  const mayRemove = may('decide', role, company.state) && (note.is_own || role === 'owner');
  return (
    <li className={styles.note}>
      <p className={styles.said}>{note.text}</p>
      <p className={page.quiet}>
        {note.by} · <time dateTime={note.at}>{momentText(note.at, locale)}</time>
      </p>
      {mayRemove && (
        <div className={page.flush}>
          <Button kind="quiet" busy={busy} onClick={remove}>
            {texts.removeNote}
          </Button>
        </div>
      )}
    </li>
  );
}

function NewNote({ applicant, onChanged }: PartProps) {
  const texts = useTexts('applicants');
  const { company } = useMembership();
  const { ask } = usePortal();
  const sayDone = useSayDone();
  const { problem, tell, clear } = useProblem();
  const draft = `note-${applicant.id}`;
  const [text, setText] = useState(() => readDraft<{ text: string }>(draft).text ?? '');
  const { keyOf, renew } = useSendKey();
  const type = (typed: string) => {
    keepDraft(draft, { text: typed });
    setText(typed);
  };
  const { run: add, busy } = useAction(async () => {
    clear();
    const note = { applicant: applicant.id, text: text.trim() };
    const variables = { company: company.id, key: keyOf(note), ...note };
    await ask(operation('AddNote', AddNoteDocument, variables));
    dropDraft(draft);
    setText('');
    renew();
    sayDone(texts.noteAdded);
    onChanged();
  }, tell);
  return (
    <div className={page.stack}>
      <TextArea label={texts.noteText} name="note" maxLength={maxLength} value={text} onChange={type} />
      <Problem text={problem} />
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
    </div>
  );
}

/** The company's internal notes about an applicant. */
export function NotesPart({ applicant, onChanged }: PartProps) {
  const texts = useTexts('applicants');
  const { company, role } = useMembership();
  const mayWrite = may('decide', role, company.state);
  return (
    <Card>
      <section className={page.stack}>
        <h3 className={styles.heading}>{texts.notes}</h3>
        <p className={page.quiet}>{texts.notesHint}</p>
        {mayWrite ? (
          <Rating applicant={applicant} onChanged={onChanged} />
        ) : (
          applicant.rating !== null && <p>{texts.rated(applicant.rating)}</p>
        )}
        {applicant.notes.length === 0 && <p>{texts.notesNone}</p>}
        <ul className={page.stack}>
          {applicant.notes.map((note) => (
            <NoteItem key={note.id} note={note} applicant={applicant} onChanged={onChanged} />
          ))}
        </ul>
        {mayWrite && <NewNote key={applicant.id} applicant={applicant} onChanged={onChanged} />}
      </section>
    </Card>
  );
}
