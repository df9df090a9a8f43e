import { ConversationsDocument } from '../../../generated/portal/documents/Conversations';
import type { ConversationsQuery } from '../../../generated/portal/graphql';
import { appointmentText } from '../../../shared/lib/date-text';
import { pageNumber } from '../../../shared/lib/every-page/address';
import { maxLimit } from '../../../shared/lib/every-page/constants';
import { operation } from '../../../shared/services/every-page/operation';
import { Avatar } from '../../../shared/ui/Avatar';
import { ButtonLink } from '../../../shared/ui/button/Button';
import { EmptyState } from '../../../shared/ui/empty-state/EmptyState';
import { Badge } from '../../../shared/ui/every-page/Badge';
import { AnswerOf } from '../../components/answer/AnswerOf';
import { useNameOf } from '../../components/applicants/useNameOf';
import lists from '../../components/page/list.module.css';
import { PageHead } from '../../components/page/PageHead';
import page from '../../components/page/page.module.css';
import { paths } from '../../lib/every-page/paths';
import { textIn } from '../../lib/localized-text';
import type { Screen } from '../../page/every-page/screen';
import { useLink } from '../../page/every-page/useLink';
import { usePage } from '../../page/every-page/usePage';
import { useTexts } from '../../page/every-page/useTexts';
import { useAnswer } from '../../services/useAnswer';
import { useCompanyStream } from '../../services/useCompanyStream';
import { useMembership } from '../../services/usePortal';
import styles from './conversations.module.css';

type Summary = ConversationsQuery['company']['conversations'][number];

function ConversationRow({ summary }: { summary: Summary }) {
  const texts = useTexts('conversations');
  const link = useLink();
  const nameOf = useNameOf();
  const { locale } = usePage().address;
  const { company } = useMembership();
  const { applicant, last, unread } = summary;
  const name = nameOf(applicant);
  return (
    <li className={`${styles.row} ${unread > 0 ? styles.unread : ''}`}>
      <Avatar source={applicant.profile?.picture_thumbnail ?? null} name={applicant.profile?.name ?? ''} />
      <div className={styles.words}>
        <h2 className={styles.name}>
          <a
            className={lists.cover}
            href={link(`${paths.applicant(company.id, applicant.id)}&part=messages`)}
          >
            {name}
          </a>
          {unread > 0 && <Badge tone="highlight">{texts.unreadHere(unread)}</Badge>}
        </h2>
        <p className={styles.last}>
          {!last.from_seeker && texts.you(last.by)}
          {last.text}
        </p>
        <p className={page.quiet}>
          {textIn(locale, applicant.job.content.name)} ·{' '}
          <time dateTime={last.at}>{appointmentText(last.at, locale)}</time>
        </p>
      </div>
    </li>
  );
}

function Conversations() {
  const texts = useTexts('conversations');
  const common = useTexts('common');
  const link = useLink();
  const { company } = useMembership();
  const current = pageNumber(usePage().address.query.get('page'));
  const variables = { company: company.id, limit: maxLimit, offset: (current - 1) * maxLimit };
  const answer = useAnswer(operation('Conversations', ConversationsDocument, variables));
  useCompanyStream(answer.reload);
  const unread = answer.data?.company.unread_messages;
  const hrefOf = (number: number) =>
    link(`${paths.conversations(company.id)}${number === 1 ? '' : `?page=${number}`}`);
  return (
    <div className={page.page}>
      <PageHead title={texts.title} {...(unread !== undefined && { lead: texts.unread(unread) })} />
      <AnswerOf answer={answer} cards={3}>
        {({ company: { conversations } }) => (
          <>
            {conversations.length === 0 ? (
              <EmptyState
                level={2}
                title={texts.noneTitle}
                text={texts.noneText}
                action={
                  <ButtonLink href={link(paths.applicants(company.id))}>{texts.toApplicants}</ButtonLink>
                }
              />
            ) : (
              <ul className={styles.list} aria-label={texts.list}>
                {conversations.map((summary) => (
                  <ConversationRow key={summary.applicant.id} summary={summary} />
                ))}
              </ul>
            )}
            <nav className={page.row} aria-label={texts.pages}>
              {current > 1 && (
                <ButtonLink kind="secondary" href={hrefOf(current - 1)}>
                  {common.previous}
                </ButtonLink>
              )}
              {conversations.length === maxLimit && (
                <ButtonLink kind="secondary" href={hrefOf(current + 1)}>
                  {common.next}
                </ButtonLink>
              )}
            </nav>
          </>
        )}
      </AnswerOf>
    </div>
  );
}

export const screen: Screen = { title: (texts) => texts.conversations.title, Component: Conversations };
