import { Checkbox } from '@/shared/ui/fields/Checkbox';
import { FieldGroup } from '@/shared/ui/fields/FieldGroup';
import { useTexts } from '@/site/page/useTexts';
import { ResumeForm } from './ResumeForm';
import styles from './ResumeForm.module.css';
import { type ResumeFormProps, useResumeForm } from './useResumeForm';
import { useUpdateProfile } from './useUpdateProfile';

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
              onChange(checked ? [...value, item._id] : value.filter((id) => id !== item._id))
            }
          >
            {item.name}
          </Checkbox>
        ))}
      </div>
    </FieldGroup>
  );
}

const idOf = ({ _id }: { _id: string }) => _id;

export function SkillForm({ profile, lists, saveLabel, other, onSaved }: ResumeFormProps) {
  const texts = useTexts('resume');
  const update = useUpdateProfile();
  const form = useResumeForm<{ skill: readonly string[]; cert: readonly string[] }>({
    part: 'skill',
    profile,
    initial: { skill: profile.skill.map(idOf), cert: profile.cert.map(idOf) },
    rules: {},
    save: ({ skill, cert }) => update({ skill: [...skill], cert: [...cert] }),
    onSaved,
  });
  return (
    <ResumeForm form={form} saveLabel={saveLabel} other={other}>
      <Choices {...form.field('skill')} label={texts.skills} items={lists.skills} />
      <Choices {...form.field('cert')} label={texts.certs} items={lists.certs} />
    </ResumeForm>
  );
}
