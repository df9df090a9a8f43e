import { useEffect, useState } from 'react';
import { ReadNotificationsDocument } from '@/generated/seeker/documents/ReadNotifications';
import type { MyNotificationsQuery } from '@/generated/seeker/graphql';
import { CompanyLogo } from '@/shared/components/company-logo/CompanyLogo';
import { momentText } from '@/shared/lib/date-text';
import { operation } from '@/shared/services/operation';
import { Badge } from '@/shared/ui/Badge';
import { ButtonLink } from '@/shared/ui/button/Button';
import cardLink from '@/shared/ui/card-link.module.css';
import { EmptyState } from '@/shared/ui/empty-state/EmptyState';
import { notificationReadDelay } from '@/site/lib/constants';
import { paths } from '@/site/lib/paths';
import { useHref } from '@/site/page/useHref';
import { usePage } from '@/site/page/usePage';
import { useTexts } from '@/site/page/useTexts';
import { useAsk } from '@/site/services/api/useAsk';
import { useSession } from '@/site/services/session/useSession';
import styles from '../lists.module.css';
import type { ProfilePageProps } from '../profile-page-definition';
import { useMore } from '../useMore';
import { notificationsOperation } from './notifications-operation';

type Item = MyNotificationsQuery['get_notifications']['notifications'][number];

/**
 * Marks the listed notifications as read after a second; new ones stay highlighted until the page is left.
 */
function useMarkRead(items: readonly Item[]): void {
  const ask = useAsk();
  const { ready } = useSession();
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const unread = items.filter(({ _id, read }) => !read && !marked.has(_id)).map(({ _id }) => _id);
  const key = unread.join();
  useEffect(() => {
    if (key === '') return;
    const ids = key.split(',');
    const timer = setTimeout(async () => {
      const answer = await ask(operation('ReadNotifications', ReadNotificationsDocument, { ids })).catch(
        () => undefined,
      );
      if (answer === undefined) return;
      setMarked((before) => new Set([...before, ...ids]));
      await (await ready).countUnread();
    }, notificationReadDelay);
    return () => clearTimeout(timer);
  }, [key, ready, ask]);
}

function NotificationLine({ item }: { item: Item }) {
  const texts = useTexts('profile').notifications;
  const { locale } = usePage().address;
  const link = useHref();
  const { job } = item;
  const popup = item.type === 'MessageReceived' ? 'conversation' : 'application';
  const target =
    item.application_id === null
      ? paths.job(job, locale)
      : `${paths.profile('myApplications')}&popup=${popup}&id=${item.application_id}`;
  return (
    <li className={styles.item}>
      <CompanyLogo source={job.company.company_logo_thumbnail} name={job.company.name} size={44} />
      <div className={styles.text}>
        <p className={styles.top}>
          <span className={styles.soft}>{texts.types[item.type]}</span>
          {!item.read && <Badge tone="danger">{texts.fresh}</Badge>}
        </p>
        <p>
          <a className={`${cardLink.link} ${styles.link}`} href={link(target)}>
            {job.job_name}
          </a>
        </p>
        <p>{job.company.name}</p>
        <p className={styles.soft}>
          <time dateTime={item._updated_at}>{momentText(item._updated_at, locale)}</time>
        </p>
      </div>
    </li>
  );
}

export function Notifications({ data }: ProfilePageProps<MyNotificationsQuery>) {
  const texts = useTexts('profile').notifications;
  const link = useHref();
  const ask = useAsk();
  const { notifications, total } = data.get_notifications;
  const list = useMore(
    { items: notifications, total },
    async (offset) => (await ask(notificationsOperation(offset))).get_notifications.notifications,
  );
  useMarkRead(list.items);
  if (list.items.length === 0) {
    const action = <ButtonLink href={link(paths.profile('myJobAlert'))}>{texts.emptyAction}</ButtonLink>;
    return <EmptyState level={2} title={texts.emptyTitle} text={texts.emptyText} action={action} />;
  }
  return (
    <>
      <ul className={styles.list}>
        {list.items.map((item) => (
          <NotificationLine key={item._id} item={item} />
        ))}
      </ul>
      {list.more}
    </>
  );
}
