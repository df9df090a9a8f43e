import { useEffect, useRef, useState } from 'react';
import { FindJobTypesDocument } from '../../../generated/portal/documents/FindJobTypes';
import type { JobStartQuery } from '../../../generated/portal/graphql';
import { operation } from '../../../shared/services/every-page/operation';
import { Button } from '../../../shared/ui/button/Button';
import { ChoiceChip } from '../../../shared/ui/ChoiceChip';
import { Icon } from '../../../shared/ui/every-page/Icon';
import { FieldGroup } from '../../../shared/ui/fields/FieldGroup';
import { TextField } from '../../../shared/ui/fields/TextField';
import { Failed } from '../../components/answer/Failed';
import page from '../../components/page/page.module.css';
import { useTexts } from '../../page/every-page/useTexts';
import { useAnswer } from '../../services/useAnswer';
import styles from './editor.module.css';

/** Waits for a pause instead of asking for every letter. */
const typingPause = 150;

type Categories = JobStartQuery['job_choices']['categories'];

interface TypePickerProps {
  categories: Categories;
  /** The company's industry, whose job types are suggested. */
  trade: string;
  value: string;
  onChange: (code: string) => void;
}

interface ChipsProps extends Pick<TypePickerProps, 'value' | 'onChange'> {
  types: readonly { code: string; name: string }[];
}

function Chips({ types, value, onChange }: ChipsProps) {
  return (
    <div className={styles.chips}>
      {types
        .filter(({ code }) => code !== '')
        .map(({ code, name }) => (
          <ChoiceChip
            key={code}
            kind="radio"
            name="jobType"
            value={code}
            checked={value === code}
            onChange={() => onChange(code)}
          >
            {name}
          </ChoiceChip>
        ))}
    </div>
  );
}

/** The job types that match the text; the previous matches stay while it is being typed. */
function FoundTypes({ text, ...choice }: { text: string } & Omit<ChipsProps, 'types'>) {
  const texts = useTexts('jobEditor');
  const answer = useAnswer(operation('FindJobTypes', FindJobTypesDocument, { text }), typingPause);
  const { data, error, loading, isOld, reload } = answer;
  if (error !== undefined && !loading) return <Failed level={2} error={error} onRetry={reload} />;
  const found = data?.job_types ?? [];
  return (
    <>
      <p role="status" className={page.live}>
        {data && !isOld && found.length === 0 && texts.noType}
      </p>
      <Chips types={found} {...choice} />
    </>
  );
}

/** Chooses the job type: by a word, or from an industry's list. The chosen type replaces the list. */
export function TypePicker({ categories, trade, value, onChange }: TypePickerProps) {
  const texts = useTexts('jobEditor');
  const [term, setTerm] = useState('');
  const chosen = categories.flatMap(({ types }) => types).find(({ code }) => code === value && code !== '');
  const ownFirst = [...categories].sort((a, b) => Number(b.code === trade) - Number(a.code === trade));
  const parts = useRef<HTMLDivElement>(null);
  const last = useRef(value);
  // Choosing removes the focused element, so the focus moves to what replaces it.
  useEffect(() => {
    if (last.current !== value) parts.current?.querySelector<HTMLElement>('button, summary')?.focus();
    last.current = value;
  }, [value]);
  return (
    <FieldGroup label={texts.whom} name="whom">
      <p role="status" className={`${styles.picked} ${page.live}`}>
        {chosen && (
          <>
            <Icon name="check" />
            {texts.picked(chosen.name)}
          </>
        )}
      </p>
      <div ref={parts} className={styles.types}>
        {chosen ? (
          <div className={page.flush}>
            <Button kind="quiet" onClick={() => onChange('')}>
              {texts.anotherType}
            </Button>
          </div>
        ) : (
          <>
            <TextField
              label={texts.findType}
              name="findType"
              type="search"
              autoComplete="off"
              placeholder={texts.findTypeHint}
              value={term}
              onChange={setTerm}
            />
            {term.trim() !== '' ? (
              <FoundTypes text={term.trim()} value={value} onChange={onChange} />
            ) : (
              ownFirst.map(({ code, name, types }) => (
                <details key={code} className={styles.industry} open={code === trade || undefined}>
                  <summary>
                    {name}
                    <Icon name="chevronDown" />
                  </summary>
                  <Chips types={types} value={value} onChange={onChange} />
                </details>
              ))
            )}
          </>
        )}
      </div>
    </FieldGroup>
  );
}
