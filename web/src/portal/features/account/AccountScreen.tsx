import { AccountDocument } from '@/generated/portal/documents/Account';
import type { AccountQuery } from '@/generated/portal/graphql';
import type { Screen } from '@/portal/page/screen';
import { usePage } from '@/portal/page/usePage';
import { useTexts } from '@/portal/page/useTexts';
import { usePerson, usePortal } from '@/portal/services/usePortal';
import { PageHead } from '@/shared/client/PageHead';
import { QueryView } from '@/shared/components/query/QueryView';
import { useMutation } from '@/shared/hooks/application/useMutation';
import { useOperationQuery } from '@/shared/hooks/application/useOperationQuery';
import { operation } from '@/shared/services/operation';
import { Button } from '@/shared/ui/button/Button';
import { Stack } from '@/shared/ui/layout/Stack';
import { Card } from '@/shared/ui/panels/Card';
import styles from './account.module.css';
import { LeaveCompany } from './LeaveCompany';
import { MailPreferences } from './MailPreferences';
import { DeleteAccount, ExportData } from './OwnData';
import { PersonForm } from './PersonForm';
import { Sessions } from './Sessions';

function LogOutButton() {
  const texts = useTexts('account');
  const { session } = usePortal();
  const { run: logOut, busy } = useMutation(async () => {
    await session.logOut();
  });
  return (
    <Button kind="secondary" busy={busy} onClick={logOut}>
      {texts.logOut}
    </Button>
  );
}

/** The person's own settings; at a company's address, also those that concern the company. */
function AccountSections({ me, onChanged }: { me: NonNullable<AccountQuery['me']>; onChanged: () => void }) {
  const { params } = usePage();
  const { memberships } = usePerson();
  const isHere = ({ company }: { company: { id: string } }) =>
    params.company === undefined || company.id === params.company;
  const here = me.memberships.filter(isHere);
  const current = params.company === undefined ? undefined : memberships.find(isHere);
  return (
    <div className={styles.columns}>
      <Card>
        <PersonForm />
      </Card>
      {here.length > 0 && (
        <Card>
          <MailPreferences memberships={here} onChanged={onChanged} />
        </Card>
      )}
      <Card>
        <Sessions sessions={me.sessions} onChanged={onChanged} />
      </Card>
      <Card>
        <ExportData />
      </Card>
      {current && (
        <Card>
          <LeaveCompany company={current.company} />
        </Card>
      )}
      <Card>
        <DeleteAccount />
      </Card>
    </div>
  );
}

function Account() {
  const texts = useTexts('account');
  const query = useOperationQuery(operation('Account', AccountDocument, {}));
  return (
    <Stack gap="cards">
      <PageHead title={texts.title} action={<LogOutButton />} />
      <QueryView query={query} cards={3}>
        {({ me }) => me && <AccountSections me={me} onChanged={query.reload} />}
      </QueryView>
    </Stack>
  );
}

export const screen: Screen = { title: (texts) => texts.account.title, Component: Account };
