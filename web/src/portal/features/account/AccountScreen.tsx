import { AccountDocument } from '../../../generated/portal/documents/Account';
import type { AccountQuery } from '../../../generated/portal/graphql';
import { useAction } from '../../../shared/hooks/action/useAction';
import { operation } from '../../../shared/services/every-page/operation';
import { Button } from '../../../shared/ui/button/Button';
import { Card } from '../../../shared/ui/panels/Card';
import { AnswerOf } from '../../components/answer/AnswerOf';
import { PageHead } from '../../components/page/PageHead';
import page from '../../components/page/page.module.css';
import type { Screen } from '../../page/every-page/screen';
import { usePage } from '../../page/every-page/usePage';
import { useTexts } from '../../page/every-page/useTexts';
import { useAnswer } from '../../services/useAnswer';
import { usePerson, usePortal, useShowError } from '../../services/usePortal';
import styles from './account.module.css';
import { LeaveCompany } from './LeaveCompany';
import { MailPreferences } from './MailPreferences';
import { DeleteAccount, ExportData } from './OwnData';
import { PersonForm } from './PersonForm';
import { Sessions } from './Sessions';

function LogOut() {
  const texts = useTexts('account');
  const { session } = usePortal();
  const { run: logOut, busy } = useAction(session.logOut, useShowError());
  return (
    <Button kind="secondary" busy={busy} onClick={logOut}>
      {texts.logOut}
    </Button>
  );
}

/** The person's own settings; at a company's address, also those that concern the company. */
function AccountParts({ me, onChanged }: { me: NonNullable<AccountQuery['me']>; onChanged: () => void }) {
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
  const answer = useAnswer(operation('Account', AccountDocument, {}));
  return (
    <div className={page.page}>
      <PageHead title={texts.title} action={<LogOut />} />
      <AnswerOf answer={answer} cards={3}>
        {({ me }) => me && <AccountParts me={me} onChanged={answer.reload} />}
      </AnswerOf>
    </div>
  );
}

export const screen: Screen = { title: (texts) => texts.account.title, Component: Account };
