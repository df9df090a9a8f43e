import { LateScreen } from '@/shared/client/LateScreen';
import { Notice } from '@/shared/ui/panels/Notice';
import { Skeleton } from '@/shared/ui/panels/Skeleton';
import { Tabs } from '@/shared/ui/tabs/Tabs';
import { type ProfilePageName, paths } from '@/site/lib/paths';
import { samePath } from '@/site/page/head';
import { defineScreen } from '@/site/page/screen';
import { useHref } from '@/site/page/useHref';
import { useTexts } from '@/site/page/useTexts';
import { useSession } from '@/site/services/session/useSession';
import styles from './ProfileScreen.module.css';
import { pageNameOf, pathWithPopup, profilePageNames } from './profile-page-definition';
import { profilePages } from './profile-page-table';

/** The site shows its error page in place of the area. */
function rethrow(error: unknown): never {
  throw error;
}

function ProfileArea({ name, data }: { name: ProfilePageName; data: unknown }) {
  const texts = useTexts('profile');
  const link = useHref();
  const { profile, unread } = useSession().state;
  if (profile === undefined) return null;
  const { Component, load } = profilePages[name];
  const props = { data, profile };
  const tabs = profilePageNames.map((page) => ({
    href: link(paths.profile(page)),
    label: texts.pages[page],
    dot: page === 'notifications' && unread > 0 ? texts.unread : undefined,
  }));
  return (
    <div className={styles.area}>
      <h1 className={styles.title}>{texts.pages[name]}</h1>
      <Tabs label={texts.area} tabs={tabs} current={link(paths.profile(name))} />
      {profile.is_suspended && (
        <Notice tone="danger">
          {texts.suspended} <a href={link(paths.contactUs)}>{texts.contact}</a>
        </Notice>
      )}
      {Component && <Component {...props} />}
      {load && (
        <LateScreen
          key={name}
          load={load}
          props={props}
          loading={<Skeleton lines={3} size="card" />}
          failed={rethrow}
        />
      )}
    </div>
  );
}

export const screen = defineScreen({
  namespaces: [
    'profile',
    'resume',
    'errors',
    'statement',
    'filters',
    'conversation',
    'email',
    'login',
    'news',
    'push',
    'offline',
  ],
  movedTo: ({ query }) => pathWithPopup(query),
  operations: ({ query }) => [profilePages[pageNameOf(query)].operation(query)],
  pageKey: ({ query }) => JSON.stringify(profilePages[pageNameOf(query)].operation(query)),
  outcome: ({ answers: [answer] }) => (answer.data === null ? { kind: 'failed' } : { kind: 'found' }),
  head: ({ address, texts }) => ({
    title: texts.profile.pages[pageNameOf(address.query)],
    description: texts.profile.description,
    paths: samePath(`/profile/?page=${pageNameOf(address.query)}`),
    noindex: true,
  }),
  Component: ({ address, answers: [answer] }) => (
    <ProfileArea name={pageNameOf(address.query)} data={answer.data} />
  ),
});
