import { useState } from 'react';
import { SetRoleDocument } from '@/generated/portal/documents/SetRole';
import type { PersonListedFragment } from '@/generated/portal/graphql';
import { useTexts } from '@/portal/page/useTexts';
import { useMembership, usePortal } from '@/portal/services/usePortal';
import { ConfirmDialog } from '@/shared/components/confirm/ConfirmDialog';
import { useSayDone } from '@/shared/hooks/application/useSayDone';
import { operation } from '@/shared/services/operation';
import { Button } from '@/shared/ui/button/Button';
import { Select } from '@/shared/ui/fields/Select';
import { Muted } from '@/shared/ui/layout/Muted';
import { SectionHeading } from '@/shared/ui/layout/SectionHeading';
import { Stack } from '@/shared/ui/layout/Stack';

interface HandOverProps {
  people: readonly PersonListedFragment[];
  onChanged: () => void;
}

/** Makes the other person an owner first, so that the company always has one. */
function useHandOver({ people, onChanged }: HandOverProps): (to: string) => Promise<void> {
  const texts = useTexts('people');
  const { company } = useMembership();
  const { ask, session } = usePortal();
  const sayDone = useSayDone();
  const setRole = (person: string, role: 'owner' | 'recruiter') =>
    ask(operation('SetRole', SetRoleDocument, { company: company.id, person, role }));
  return async (to) => {
    const self = people.find(({ is_self }) => is_self);
    await setRole(to, 'owner');
    if (self) await setRole(self.id, 'recruiter');
    sayDone(texts.handOver.done);
    await session.refresh();
    onChanged();
  };
}

export function HandOver({ people, onChanged }: HandOverProps) {
  const texts = useTexts('people').handOver;
  const others = people.filter(({ is_self }) => !is_self);
  const [open, setOpen] = useState(false);
  const [to, setTo] = useState(others[0]?.id ?? '');
  const handOver = useHandOver({ people, onChanged });
  return (
    <Stack as="section">
      <SectionHeading>{texts.title}</SectionHeading>
      <Muted>{others.length === 0 ? texts.nobody : texts.text}</Muted>
      {others.length > 0 && (
        <div>
          <Button kind="secondary" onClick={() => setOpen(true)}>
            {texts.title}
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={open}
        title={texts.title}
        confirmLabel={texts.confirm}
        ready={to !== ''}
        onConfirm={() => handOver(to)}
        onClose={() => setOpen(false)}
      >
        <p>{texts.consequences}</p>
        <Select
          label={texts.to}
          name="to"
          value={to}
          options={others.map(({ id, name, email }) => ({ value: id, label: name || email }))}
          onChange={setTo}
        />
      </ConfirmDialog>
    </Stack>
  );
}
