import { ConversationsDocument } from '@/generated/portal/documents/Conversations';
import type { ConversationsQuery } from '@/generated/portal/graphql';
import { useNameOf } from '@/portal/components/applicants/useNameOf';
import { paths } from '@/portal/lib/paths';
import type { Screen } from '@/portal/page/screen';
import { usePage } from '@/portal/page/usePage';
import { useTexts } from '@/portal/page/useTexts';
import { useCompanyStream } from '@/portal/services/useCompanyStream';
import { useMembership } from '@/portal/services/usePortal';
import { PageHead } from '@/shared/client/PageHead';
import { PreviousNext } from '@/shared/components/previous-next/PreviousNext';
import { QueryView } from '@/shared/components/query/QueryView';
import { useLink } from '@/shared/hooks/application/useLink';
import { useOperationQuery } from '@/shared/hooks/application/useOperationQuery';
import { pageNumber } from '@/shared/lib/address';
import { maxLimit } from '@/shared/lib/constants';
import { appointmentText } from '@/shared/lib/date-text';
import { textIn } from '@/shared/lib/localized-text';
import { operation } from '@/shared/services/operation';
import { Avatar } from '@/shared/ui/Avatar';
import { Badge } from '@/shared/ui/Badge';
import { ButtonLink } from '@/shared/ui/button/Button';
import { EmptyState } from '@/shared/ui/empty-state/EmptyState';
import { Muted } from '@/shared/ui/layout/Muted';
import { Stack } from '@/shared/ui/layout/Stack';
import lists from '@/shared/ui/page/list.module.css';
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
      <div className={styles.textColumn}>
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
        <Muted>
          {textIn(locale, applicant.job.content.name)} ·{' '}
          <time dateTime={last.at}>{appointmentText(last.at, locale)}</time>
        </Muted>
      </div>
    </li>
  );
}

function Conversations() {
  const texts = useTexts('conversations');
  const link = useLink();
  const { company } = useMembership();
  const current = pageNumber(usePage().address.query.get('page'));
  const variables = { company: company.id, limit: maxLimit, offset: (current - 1) * maxLimit };
  const query = useOperationQuery(operation('Conversations', ConversationsDocument, variables));
  useCompanyStream(query.reload);
  const unread = query.data?.company.unread_messages;
  const hrefOf = (number: number) =>
    link(`${paths.conversations(company.id)}${number === 1 ? '' : `?page=${number}`}`);
  return (
    <Stack gap="cards">
      <PageHead title={texts.title} {...(unread !== undefined && { lead: texts.unread(unread) })} />
      <QueryView query={query} cards={3}>
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
            <PreviousNext
              label={texts.pages}
              previousHref={current > 1 ? hrefOf(current - 1) : undefined}
              nextHref={conversations.length === maxLimit ? hrefOf(current + 1) : undefined}
            />
          </>
        )}
      </QueryView>
    </Stack>
  );
}

export const screen: Screen = { title: (texts) => texts.conversations.title, Component: Conversations };
