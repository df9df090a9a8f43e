import { useState } from 'react';
import { PeopleDocument } from '@/generated/portal/documents/People';
import type { PeopleQuery, PersonListedFragment } from '@/generated/portal/graphql';
import { paths } from '@/portal/lib/paths';
import { isAllowed } from '@/portal/lib/permissions';
import type { Screen } from '@/portal/page/screen';
import { usePage } from '@/portal/page/usePage';
import { useTexts } from '@/portal/page/useTexts';
import { useMembership } from '@/portal/services/usePortal';
import { PageHead } from '@/shared/client/PageHead';
import { QueryView } from '@/shared/components/query/QueryView';
import { useLink } from '@/shared/hooks/application/useLink';
import { useOperationQuery } from '@/shared/hooks/application/useOperationQuery';
import { dayText } from '@/shared/lib/date-text';
import { operation } from '@/shared/services/operation';
import { Avatar } from '@/shared/ui/Avatar';
import { Badge } from '@/shared/ui/Badge';
import { Button } from '@/shared/ui/button/Button';
import { Muted } from '@/shared/ui/layout/Muted';
import { Stack } from '@/shared/ui/layout/Stack';
import { StandaloneLink } from '@/shared/ui/layout/StandaloneLink';
import { HandOver } from './HandOver';
import { Invitations } from './Invitations';
import { InviteButton } from './InviteForm';
import { PersonDialog } from './PersonDialog';
import styles from './people.module.css';

function PersonRow({ person, onChange }: { person: PersonListedFragment; onChange?: () => void }) {
  const texts = useTexts('people');
  const { roles } = useTexts('common');
  const { locale } = usePage().address;
  const name = person.name || person.email;
  return (
    <li className={styles.person}>
      <Avatar source={null} name={name} />
      <div className={styles.textColumn}>
        <strong>
          {name}
          {person.is_self && texts.you}
        </strong>
        <span>
          <Badge tone={person.role === 'owner' ? 'accent' : 'plain'}>{roles[person.role]}</Badge>
        </span>
        {person.name && <Muted as="span">{person.email}</Muted>}
        <Muted as="span">{texts.since(dayText(person.joined_at, locale))}</Muted>
      </div>
      {onChange && (
        <Button kind="secondary" aria-label={texts.changeOf(name)} onClick={onChange}>
          {texts.change}
        </Button>
      )}
    </li>
  );
}

interface PeoplePartsProps {
  company: PeopleQuery['company'];
  mayManage: boolean;
  onChanged: () => void;
}

function PeopleSections({ company, mayManage, onChanged }: PeoplePartsProps) {
  const [chosen, setChosen] = useState<PersonListedFragment>();
  return (
    <>
      <ul className={styles.list}>
        {company.people.map((person) => (
          <PersonRow
            key={person.id}
            person={person}
            {...(mayManage && { onChange: () => setChosen(person) })}
          />
        ))}
      </ul>
      <Invitations invitations={company.invitations ?? []} onChanged={onChanged} />
      {mayManage && <HandOver people={company.people} onChanged={onChanged} />}
      {chosen && <PersonDialog person={chosen} onChanged={onChanged} onClose={() => setChosen(undefined)} />}
    </>
  );
}

function People() {
  const texts = useTexts('people');
  const link = useLink();
  const { company, role } = useMembership();
  const mayManage = isAllowed('managePeople', role, company.state);
  const variables = { company: company.id, isOwner: role === 'owner' };
  const query = useOperationQuery(operation('People', PeopleDocument, variables));
  const left = query.data?.company.limits?.invitations_left_today ?? 1;
  return (
    <Stack gap="cards">
      <PageHead
        title={texts.title}
        lead={mayManage ? texts.lead : texts.leadForOthers}
        action={mayManage && <InviteButton left={left} onInvited={query.reload} />}
      />
      <QueryView query={query} cards={2}>
        {(data) => <PeopleSections company={data.company} mayManage={mayManage} onChanged={query.reload} />}
      </QueryView>
      {isAllowed('readLog', role, company.state) && (
        <p>
          <StandaloneLink href={link(paths.log(company.id))}>{texts.log}</StandaloneLink>
        </p>
      )}
    </Stack>
  );
}

export const screen: Screen = { title: (texts) => texts.people.title, Component: People };
