import { useState } from 'react';
import { useTexts } from '@/console/page/usePage';
import { Button } from '@/shared/ui/button/Button';
import { Select } from '@/shared/ui/fields/Select';
import { TextField } from '@/shared/ui/fields/TextField';
import styles from './log.module.css';
import type { LogQuestion } from './log-query';

interface LogFiltersProps {
  question: LogQuestion;
  acts: readonly string[];
  onAsk: (question: LogQuestion) => void;
}

/** Asks for lines by person, kind, thing and time. */
export function LogFilters({ question, acts, onAsk }: LogFiltersProps) {
  const texts = useTexts('log');
  const [asked, setAsked] = useState(question);
  const field = (name: keyof LogQuestion) => ({
    name,
    value: asked[name],
    onChange: (text: string) => setAsked({ ...asked, [name]: text }),
  });
  return (
    <form
      className={styles.filters}
      onSubmit={(event) => {
        event.preventDefault();
        onAsk(asked);
      }}
    >
      <TextField {...field('actor')} label={texts.actor} hint={texts.actorHint} autoComplete="off" />
      <Select
        {...field('act')}
        label={texts.act}
        options={[
          { value: '', label: texts.anyAct },
          ...acts.map((act) => ({ value: act, label: texts.acts[act as keyof typeof texts.acts] ?? act })),
        ]}
      />
      <TextField {...field('subject')} label={texts.subject} hint={texts.subjectHint} autoComplete="off" />
      <TextField {...field('from')} label={texts.from} type="date" />
      <TextField {...field('until')} label={texts.until} type="date" />
      <div className={styles.ask}>
        <Button type="submit" kind="secondary">
          {texts.filter}
        </Button>
      </div>
    </form>
  );
}
