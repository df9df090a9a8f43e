import { useEffect, useEffectEvent, useState } from 'react';
import { ReadNotificationsDocument } from '@/generated/seeker/documents/ReadNotifications';
import type { MyNotificationsQuery } from '@/generated/seeker/graphql';
import { CompanyLogo } from '@/shared/components/company-logo/CompanyLogo';
import { maxLimit } from '@/shared/lib/constants';
import { momentText } from '@/shared/lib/date-text';
import { serverNow } from '@/shared/lib/server-clock';
import { operation } from '@/shared/services/operation';
import { promptOpening } from '@/shared/services/stream/follow-stream';
import { Badge } from '@/shared/ui/Badge';
import { ButtonLink } from '@/shared/ui/button/Button';
import cardLink from '@/shared/ui/card-link.module.css';
import { EmptyState } from '@/shared/ui/empty-state/EmptyState';
import { SettingsLink } from '@/site/components/settings-link/SettingsLink';
import { notificationReadDelay, personalPageSize } from '@/site/lib/constants';
import { paths } from '@/site/lib/paths';
import { useHref } from '@/site/page/useHref';
import { usePage } from '@/site/page/usePage';
import { useTexts } from '@/site/page/useTexts';
import { useAsk } from '@/site/services/api/useAsk';
import { followNews } from '@/site/services/news/follow-news';
import { useService, useSession } from '@/site/services/session/useSession';
import styles from '../lists.module.css';
import type { ProfilePageProps } from '../profile-page-definition';
import { useMore } from '../useMore';
import { notificationsOperation } from './notifications-operation';

type Item = MyNotificationsQuery['get_notifications']['notifications'][number];

/**
 * Marks the listed notifications as read after a second. Returns whether one is new: it stays so until the page
 * is left.
 */
function useMarkRead(items: readonly Item[]): (item: Item) => boolean {
  const ask = useAsk();
  const { ready } = useSession();
  /** The newest change among the notifications already marked: a later change is new again. */
  const [marked, setMarked] = useState<ReadonlyMap<string, string>>(new Map());
  const unread = items.filter(({ _id, read, _updated_at }) => !read && marked.get(_id) !== _updated_at);
  const key = JSON.stringify(unread.map(({ _id, _updated_at }) => [_id, _updated_at]));
  useEffect(() => {
    const versions: [string, string][] = JSON.parse(key);
    if (versions.length === 0) return;
    const ids = versions.map(([id]) => id);
    const timer = setTimeout(async () => {
      const answer = await ask(operation('ReadNotifications', ReadNotificationsDocument, { ids })).catch(
        () => undefined,
      );
      if (answer === undefined) return;
      setMarked((before) => new Map([...before, ...versions]));
      await (await ready).countUnread();
    }, notificationReadDelay);
    return () => clearTimeout(timer);
  }, [key, ready, ask]);
  return ({ _id, read }) => !read || marked.has(_id);
}

/** Loads the list again when there may be something new, until the page is left. */
function useNews(load: () => Promise<void>): void {
  const service = useService();
  const { now: readAt } = usePage();
  const ask = useEffectEvent(async (isAtStart: boolean) => {
    // The list is read before the page is shown; one that Back shows may be old.
    const isJustRead = serverNow() - readAt.getTime() < promptOpening;
    if (!isAtStart || !isJustRead) await load();
  });
  useEffect(() => {
    let isOver = false;
    let stop: (() => void) | undefined;
    void service.then((ready) => {
      if (!isOver) stop = followNews(ready, (isAtStart) => ask(isAtStart));
    });
    return () => {
      isOver = true;
      stop?.();
    };
  }, [service]);
}

function NotificationLine({ item, isNew }: { item: Item; isNew: boolean }) {
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
          {isNew && <Badge tone="danger">{texts.fresh}</Badge>}
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
  const [again, setAgain] = useState({ of: data, data });
  const { notifications, total } = (again.of === data ? again.data : data).get_notifications;
  const list = useMore(
    { items: notifications, total },
    async (offset) => (await ask(notificationsOperation(offset))).get_notifications.notifications,
  );
  const isNew = useMarkRead(list.items);
  useNews(async () => {
    const shown = Math.min(maxLimit, Math.max(personalPageSize, list.items.length));
    setAgain({ of: data, data: await ask(notificationsOperation(0, shown)) });
  });
  if (list.items.length === 0) {
    const action = <ButtonLink href={link(paths.profile('myJobAlert'))}>{texts.emptyAction}</ButtonLink>;
    return (
      <>
        <SettingsLink />
        <EmptyState level={2} title={texts.emptyTitle} text={texts.emptyText} action={action} />
      </>
    );
  }
  return (
    <>
      <SettingsLink />
      <ul className={styles.list}>
        {list.items.map((item) => (
          <NotificationLine key={item._id} item={item} isNew={isNew(item)} />
        ))}
      </ul>
      {list.more}
    </>
  );
}
