import { useState } from 'react';
import { PeopleDocument } from '../../../generated/portal/documents/People';
import type { PeopleQuery, PersonListedFragment } from '../../../generated/portal/graphql';
import { dayText } from '../../../shared/lib/date-text';
import { operation } from '../../../shared/services/every-page/operation';
import { Avatar } from '../../../shared/ui/Avatar';
import { Button } from '../../../shared/ui/button/Button';
import { Badge } from '../../../shared/ui/every-page/Badge';
import { AnswerOf } from '../../components/answer/AnswerOf';
import { PageHead } from '../../components/page/PageHead';
import page from '../../components/page/page.module.css';
import { paths } from '../../lib/every-page/paths';
import { may } from '../../lib/permissions';
import type { Screen } from '../../page/every-page/screen';
import { useLink } from '../../page/every-page/useLink';
import { usePage } from '../../page/every-page/usePage';
import { useTexts } from '../../page/every-page/useTexts';
import { useAnswer } from '../../services/useAnswer';
import { useMembership } from '../../services/usePortal';
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
      <div className={styles.words}>
        <strong>
          {name}
          {person.is_self && texts.you}
        </strong>
        <span>
          <Badge tone={person.role === 'owner' ? 'accent' : 'plain'}>{roles[person.role]}</Badge>
        </span>
        {person.name && <span className={page.quiet}>{person.email}</span>}
        <span className={page.quiet}>{texts.since(dayText(person.joined_at, locale))}</span>
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

function PeopleParts({ company, mayManage, onChanged }: PeoplePartsProps) {
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
  const mayManage = may('managePeople', role, company.state);
  const variables = { company: company.id, isOwner: role === 'owner' };
  const answer = useAnswer(operation('People', PeopleDocument, variables));
  const left = answer.data?.company.limits?.invitations_left_today ?? 1;
  return (
    <div className={page.page}>
      <PageHead
        title={texts.title}
        lead={mayManage ? texts.lead : texts.leadForOthers}
        action={mayManage && <InviteButton left={left} onInvited={answer.reload} />}
      />
      <AnswerOf answer={answer} cards={2}>
        {(data) => <PeopleParts company={data.company} mayManage={mayManage} onChanged={answer.reload} />}
      </AnswerOf>
      {may('readLog', role, company.state) && (
        <p>
          <a className={page.link} href={link(paths.log(company.id))}>
            {texts.log}
          </a>
        </p>
      )}
    </div>
  );
}

export const screen: Screen = { title: (texts) => texts.people.title, Component: People };
