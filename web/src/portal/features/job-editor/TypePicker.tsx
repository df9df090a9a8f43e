import { useEffect, useRef, useState } from 'react';
import type { JobStartQuery } from '../../../generated/portal/graphql';
import { Button } from '../../../shared/ui/button/Button';
import { ChoiceChip } from '../../../shared/ui/ChoiceChip';
import { Icon } from '../../../shared/ui/every-page/Icon';
import { FieldGroup } from '../../../shared/ui/fields/FieldGroup';
import { TextField } from '../../../shared/ui/fields/TextField';
import page from '../../components/page/page.module.css';
import { useTexts } from '../../page/every-page/useTexts';
import styles from './editor.module.css';
import { findTypes } from './job-types';

type Categories = JobStartQuery['job_choices']['categories'];

interface TypePickerProps {
  categories: Categories;
  /** The company's industry, whose job types are at hand. */
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

/** What somebody is looked for: by a word, or from the list of an industry. What is chosen takes the list's place. */
export function TypePicker({ categories, trade, value, onChange }: TypePickerProps) {
  const texts = useTexts('jobEditor');
  const [term, setTerm] = useState('');
  const found = findTypes(categories, term);
  const chosen = categories.flatMap(({ types }) => types).find(({ code }) => code === value && code !== '');
  const parts = useRef<HTMLDivElement>(null);
  const last = useRef(value);
  // The focus was on what has gone.
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
      <div ref={parts}>
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
            {term.trim() !== '' && (
              <>
                {found.length === 0 && <p>{texts.noType}</p>}
                <Chips types={found} value={value} onChange={onChange} />
              </>
            )}
            {term.trim() === '' &&
              categories.map(({ code, name, types }) => (
                <details key={code} className={styles.industry} open={code === trade || undefined}>
                  <summary>
                    {name}
                    <Icon name="chevronDown" />
                  </summary>
                  <Chips types={types} value={value} onChange={onChange} />
                </details>
              ))}
          </>
        )}
      </div>
    </FieldGroup>
  );
}
