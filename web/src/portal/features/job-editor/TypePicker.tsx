import { useEffect, useRef, useState } from 'react';
import { FindJobTypesDocument } from '@/generated/portal/documents/FindJobTypes';
import type { JobStartQuery } from '@/generated/portal/graphql';
import { useTexts } from '@/portal/page/useTexts';
import { LoadError } from '@/shared/components/query/LoadError';
import { useOperationQuery } from '@/shared/hooks/application/useOperationQuery';
import { operation } from '@/shared/services/operation';
import { Button } from '@/shared/ui/button/Button';
import { ChoiceChip } from '@/shared/ui/ChoiceChip';
import { FieldGroup } from '@/shared/ui/fields/FieldGroup';
import { TextField } from '@/shared/ui/fields/TextField';
import { Icon } from '@/shared/ui/Icon';
import { FlushLeft } from '@/shared/ui/layout/FlushLeft';
import { LiveRegion } from '@/shared/ui/layout/LiveRegion';
import fieldStyles from './fields.module.css';
import styles from './TypePicker.module.css';

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

function ChosenTypes({ types, value, onChange }: ChipsProps) {
  return (
    <div className={fieldStyles.chips}>
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
  const query = useOperationQuery(operation('FindJobTypes', FindJobTypesDocument, { text }), {
    delay: typingPause,
  });
  const { data, error, isLoading, isOld, reload } = query;
  if (error !== undefined && !isLoading) return <LoadError level={2} error={error} onRetry={reload} />;
  const found = data?.job_types ?? [];
  return (
    <>
      <LiveRegion as="p" role="status">
        {data && !isOld && found.length === 0 && texts.noType}
      </LiveRegion>
      <ChosenTypes types={found} {...choice} />
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
      <LiveRegion as="p" role="status" className={styles.picked}>
        {chosen && (
          <>
            <Icon name="check" />
            {texts.picked(chosen.name)}
          </>
        )}
      </LiveRegion>
      <div ref={parts} className={styles.types}>
        {chosen ? (
          <FlushLeft>
            <Button kind="quiet" onClick={() => onChange('')}>
              {texts.anotherType}
            </Button>
          </FlushLeft>
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
                  <ChosenTypes types={types} value={value} onChange={onChange} />
                </details>
              ))
            )}
          </>
        )}
      </div>
    </FieldGroup>
  );
}
