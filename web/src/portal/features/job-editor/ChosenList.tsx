import { type ReactNode, useId } from 'react';
import { useTexts } from '@/portal/page/useTexts';
import { FieldGroup } from '@/shared/ui/fields/FieldGroup';
import { type Option, Select } from '@/shared/ui/fields/Select';
import { Icon } from '@/shared/ui/Icon';
import styles from './ChosenList.module.css';
import fieldStyles from './fields.module.css';

interface ChosenListProps {
  label: string;
  name: string;
  hint?: string;
  /** The label of the list to add from. */
  addLabel: string;
  chosen: readonly string[];
  options?: readonly Option[];
  groups?: readonly { label: string; options: readonly Option[] }[];
  onChange: (chosen: string[]) => void;
  /** The findings about this field. */
  children?: ReactNode;
}

/** Chooses several options out of many: lists the chosen ones, each removable, with a list to add from. */
export function ChosenList(props: ChosenListProps) {
  const { label, name, hint, addLabel, chosen, options = [], groups = [], onChange, children } = props;
  const texts = useTexts('jobEditor');
  const id = useId();
  const all = [...options, ...groups.flatMap((group) => group.options)];
  const nameOf = (value: string) => all.find((option) => option.value === value)?.label ?? value;
  const isLeft = ({ value }: Option) => !chosen.includes(value);
  return (
    <FieldGroup label={label} name={name} hint={hint}>
      {chosen.length > 0 && (
        <ul className={styles.chosen}>
          {chosen.map((value) => (
            <li key={value}>
              <button
                type="button"
                className={styles.taken}
                aria-label={texts.takeAway(nameOf(value))}
                onClick={() => onChange(chosen.filter((each) => each !== value))}
              >
                {nameOf(value)}
                <Icon name="close" size={18} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {all.some(isLeft) && (
        <div className={fieldStyles.add}>
          <Select
            key={`${id}${chosen.length}`}
            label={addLabel}
            name={`${name}Add`}
            value=""
            options={[{ value: '', label: texts.choose }, ...options.filter(isLeft)]}
            groups={groups.map((group) => ({ ...group, options: group.options.filter(isLeft) }))}
            onChange={(value) => value !== '' && onChange([...chosen, value])}
          />
        </div>
      )}
      {children}
    </FieldGroup>
  );
}
