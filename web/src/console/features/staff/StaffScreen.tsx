import { useState } from 'react';
import list from '@/console/components/list/list.module.css';
import type { Screen } from '@/console/page/screen';
import { usePage, useTexts } from '@/console/page/usePage';
import { useConsole, usePerson } from '@/console/services/useConsole';
import { RemoveStaffDocument } from '@/generated/console/documents/RemoveStaff';
import { ResetSecondFactorDocument } from '@/generated/console/documents/ResetSecondFactor';
import { StaffDocument } from '@/generated/console/documents/Staff';
import type { StaffShownFragment } from '@/generated/console/graphql';
import { PageHead } from '@/shared/client/PageHead';
import { ConfirmDialog } from '@/shared/components/confirm/ConfirmDialog';
import { QueryView } from '@/shared/components/query/QueryView';
import { useOperationQuery } from '@/shared/hooks/application/useOperationQuery';
import { dayText } from '@/shared/lib/date-text';
import { operation } from '@/shared/services/operation';
import { Badge } from '@/shared/ui/Badge';
import { Button } from '@/shared/ui/button/Button';
import { Muted } from '@/shared/ui/layout/Muted';
import { Stack } from '@/shared/ui/layout/Stack';
import { AddStaff } from './AddStaff';

type Question = 'remove' | 'reset';

function Member({ member, onChanged }: { member: StaffShownFragment; onChanged: () => void }) {
  const texts = useTexts('staff');
  const { locale } = usePage().address;
  const { ask } = useConsole();
  const { id: own } = usePerson();
  const [question, setQuestion] = useState<Question>();
  const { id, email, role, created_at, removed_at, has_second_factor } = member;
  const confirm = async () => {
    if (question === 'remove') await ask(operation('RemoveStaff', RemoveStaffDocument, { id }));
    else await ask(operation('ResetSecondFactor', ResetSecondFactorDocument, { id }));
    onChanged();
  };
  return (
    <li className={list.entry}>
      <div className={list.text}>
        <strong>{email}</strong>
        <Muted as="span">
          {removed_at === null
            ? texts.since(texts.roles[role], dayText(created_at, locale))
            : texts.removedOn(texts.roles[role], dayText(removed_at, locale))}
        </Muted>
      </div>
      {removed_at === null && !has_second_factor && <Badge tone="highlight">{texts.neverIn}</Badge>}
      {removed_at === null && id !== own && (
        <>
          <Button kind="secondary" aria-label={texts.resetOf(email)} onClick={() => setQuestion('reset')}>
            {texts.reset}
          </Button>
          <Button kind="secondary" aria-label={texts.removeOf(email)} onClick={() => setQuestion('remove')}>
            {texts.remove}
          </Button>
        </>
      )}
      <ConfirmDialog
        open={question !== undefined}
        title={question === 'reset' ? texts.resetOf(email) : texts.removeOf(email)}
        confirmLabel={question === 'reset' ? texts.reset : texts.remove}
        onConfirm={confirm}
        onClose={() => setQuestion(undefined)}
      >
        <p>{question === 'reset' ? texts.resetText : texts.removeText}</p>
      </ConfirmDialog>
    </li>
  );
}

function Staff() {
  const texts = useTexts('staff');
  const query = useOperationQuery(operation('Staff', StaffDocument, {}));
  return (
    <Stack gap="cards">
      <PageHead title={texts.title} lead={texts.lead} action={<AddStaff onAdded={query.reload} />} />
      <QueryView query={query} cards={2}>
        {({ staff }) => (
          <ul className={list.list}>
            {staff.map((each) => (
              <Member key={each.id} member={each} onChanged={query.reload} />
            ))}
          </ul>
        )}
      </QueryView>
    </Stack>
  );
}

export const screen: Screen = { title: (texts) => texts.staff.title, Component: Staff };
