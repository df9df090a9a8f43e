import { Checkbox } from '@/shared/ui/fields/Checkbox';
import { FieldGroup } from '@/shared/ui/fields/FieldGroup';
import { useTexts } from '@/site/page/useTexts';
import { ResumeForm } from './ResumeForm';
import styles from './ResumeForm.module.css';
import { type ResumeFormProps, useResumeForm } from './useResumeForm';
import { useUpdateProfile } from './useUpdateProfile';
import { namesIn } from './value-texts';

interface ChoicesProps {
  label: string;
  name: string;
  items: readonly { _id: string; name: string }[];
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
}

function Choices({ label, name, items, value, onChange }: ChoicesProps) {
  return (
    <FieldGroup label={label} name={name}>
      <div className={styles.choices}>
        {items.map((item) => (
          <Checkbox
            key={item._id}
            name={`${name}-item`}
            value={item._id}
            checked={value.includes(item._id)}
            onChange={(checked) =>
              onChange(checked ? [...value, item._id].sort() : value.filter((id) => id !== item._id))
            }
          >
            {item.name}
          </Checkbox>
        ))}
      </div>
    </FieldGroup>
  );
}

/** In one order, so that two lists of the same things are equal. */
const idsOf = (items: readonly { _id: string }[]) => items.map(({ _id }) => _id).sort();

export function SkillForm({ profile, lists, saveLabel, other, onSaved }: ResumeFormProps) {
  const texts = useTexts('resume');
  const update = useUpdateProfile();
  const form = useResumeForm<{ skill: readonly string[]; cert: readonly string[] }>({
    part: 'skill',
    profile,
    valuesOf: ({ skill, cert }) => ({ skill: idsOf(skill), cert: idsOf(cert) }),
    rules: {},
    save: ({ skill, cert }) => update({ skill: [...skill], cert: [...cert] }),
    onSaved,
  });
  return (
    <ResumeForm
      form={form}
      labels={{ skill: texts.skills, cert: texts.certs }}
      names={{
        skill: namesIn(lists.skills, texts.comma),
        cert: namesIn(lists.certs, texts.comma),
      }}
      saveLabel={saveLabel}
      other={other}
    >
      <Choices {...form.field('skill')} label={texts.skills} items={lists.skills} />
      <Choices {...form.field('cert')} label={texts.certs} items={lists.certs} />
    </ResumeForm>
  );
}
