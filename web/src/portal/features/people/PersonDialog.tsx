import { useState } from 'react';
import { RemovePersonDocument } from '@/generated/portal/documents/RemovePerson';
import { SetRoleDocument } from '@/generated/portal/documents/SetRole';
import type { PeopleQuery } from '@/generated/portal/graphql';
import { useTexts } from '@/portal/page/useTexts';
import { useMembership, usePortal } from '@/portal/services/usePortal';
import { ConfirmDialog } from '@/shared/components/confirm/ConfirmDialog';
import { FormError } from '@/shared/components/form-error/FormError';
import { useMutation } from '@/shared/hooks/application/useMutation';
import { useSayDone } from '@/shared/hooks/application/useSayDone';
import { operation } from '@/shared/services/operation';
import { Button } from '@/shared/ui/button/Button';
import { Dialog } from '@/shared/ui/dialog/Dialog';
import { Checkbox } from '@/shared/ui/fields/Checkbox';
import { FieldGroup } from '@/shared/ui/fields/FieldGroup';
import { Muted } from '@/shared/ui/layout/Muted';
import { Stack } from '@/shared/ui/layout/Stack';
import { RoleChoice } from './RoleChoice';

type CompanyPerson = PeopleQuery['company']['people'][number];
type Key = NonNullable<CompanyPerson['keys']>[number];

interface PersonDialogProps {
  person: CompanyPerson;
  onChanged: () => void;
  onClose: () => void;
}

function RoleForm({ person, onChanged, onClose }: PersonDialogProps) {
  const texts = useTexts('people');
  const { company } = useMembership();
  const { session } = usePortal();
  const [role, setRole] = useState(person.role);
  const {
    run: save,
    busy,
    problem,
  } = useMutation(
    async ({ ask }) => {
      await ask(operation('SetRole', SetRoleDocument, { company: company.id, person: person.id, role }));
      onClose();
      if (person.is_self) await session.refresh();
      onChanged();
      return texts.roleSaved;
    },
    { showsProblem: true },
  );
  const isSame = role === person.role;
  return (
    <>
      <RoleChoice value={role} onChange={setRole} />
      <FormError text={problem} />
      <Button wide busy={busy} aria-disabled={isSame} onClick={() => !isSame && save()}>
        {texts.saveRole}
      </Button>
    </>
  );
}

interface KeysProps {
  keys: readonly Key[];
  kept: readonly string[];
  onKept: (kept: string[]) => void;
}

/** The keys that the person made: they are revoked unless the owner chooses to keep them. */
function PersonApiKeys({ keys, kept, onKept }: KeysProps) {
  const texts = useTexts('people');
  if (keys.length === 0) return null;
  return (
    <FieldGroup name="keys" label={texts.keysTitle} hint={texts.keysText}>
      {keys.map(({ id, name }) => (
        <Checkbox
          key={id}
          name="endKey"
          value={id}
          checked={!kept.includes(id)}
          onChange={(ends) => onKept(ends ? kept.filter((each) => each !== id) : [...kept, id])}
        >
          {texts.endKey(name)}
        </Checkbox>
      ))}
      {kept.length > 0 && <Muted>{texts.keptText}</Muted>}
    </FieldGroup>
  );
}

/** What an owner may do with a member of the company. */
export function PersonDialog({ person, onChanged, onClose }: PersonDialogProps) {
  const texts = useTexts('people');
  const { close } = useTexts('application');
  const { company } = useMembership();
  const { ask } = usePortal();
  const sayDone = useSayDone();
  const [removing, setRemoving] = useState(false);
  const [keptKeys, setKeptKeys] = useState<string[]>([]);
  const name = person.name || person.email;
  const remove = async () => {
    const variables = { company: company.id, person: person.id, keptKeys };
    await ask(operation('RemovePerson', RemovePersonDocument, variables));
    sayDone(texts.removed(name));
    onChanged();
  };
  if (removing) {
    return (
      <ConfirmDialog
        open
        title={texts.removeTitle(name)}
        confirmLabel={texts.remove}
        onConfirm={remove}
        onClose={onClose}
      >
        <p>{texts.removeText}</p>
        <PersonApiKeys keys={person.keys ?? []} kept={keptKeys} onKept={setKeptKeys} />
      </ConfirmDialog>
    );
  }
  return (
    <Dialog open from="below" title={name} closeLabel={close} onClose={onClose}>
      <Stack>
        <RoleForm person={person} onChanged={onChanged} onClose={onClose} />
        {!person.is_self && (
          <Button kind="quiet" wide onClick={() => setRemoving(true)}>
            {texts.removeFrom}
          </Button>
        )}
      </Stack>
    </Dialog>
  );
}
