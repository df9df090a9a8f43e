import { useTexts } from '@/portal/page/useTexts';
import type { Role } from '@/portal/services/session';
import { Checkbox } from '@/shared/ui/fields/Checkbox';
import { FieldGroup } from '@/shared/ui/fields/FieldGroup';
import { Muted } from '@/shared/ui/layout/Muted';

const roles: readonly Role[] = ['owner', 'recruiter', 'viewer'];

/** Chooses a role; each says what it may do. */
export function RoleChoice({ value, onChange }: { value: Role; onChange: (role: Role) => void }) {
  const texts = useTexts('people');
  const common = useTexts('common');
  return (
    <FieldGroup label={texts.role} name="role">
      {roles.map((role) => (
        <Checkbox
          key={role}
          kind="radio"
          name="roleChoice"
          value={role}
          checked={role === value}
          onChange={() => onChange(role)}
        >
          {common.roles[role]}
          <br />
          <Muted as="span">{texts.mayDo[role]}</Muted>
        </Checkbox>
      ))}
    </FieldGroup>
  );
}
