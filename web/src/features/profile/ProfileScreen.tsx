import { type ComponentType, Suspense } from 'react';
import { samePath } from '../../lib/head';
import { useHref, useTexts } from '../../lib/page';
import { type ProfilePageName, paths } from '../../lib/paths';
import { defineScreen } from '../../lib/screen';
import { useSession } from '../../lib/session/access';
import { Notice } from '../../ui/Notice';
import { Skeleton } from '../../ui/Skeleton';
import { Tabs } from '../../ui/Tabs';
import styles from './ProfileScreen.module.css';
import { pageNameOf, profilePageNames } from './profile-page';
import { profilePages } from './profile-pages';

function ProfileArea({ name, data }: { name: ProfilePageName; data: unknown }) {
  const texts = useTexts('profile');
  const link = useHref();
  const { profile, unread } = useSession().state;
  if (profile === undefined) return null;
  const Page: ComponentType<{ data: unknown; profile: typeof profile }> = profilePages[name].Component;
  const tabs = profilePageNames.map((page) => ({
    href: link(paths.profile(page)),
    label: texts.pages[page],
    marked: page === 'notifications' && unread > 0,
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
      <Suspense fallback={<Skeleton lines={3} size="card" />}>
        <Page key={name} data={data} profile={profile} />
      </Suspense>
    </div>
  );
}

export const screen = defineScreen({
  namespaces: ['profile', 'resume', 'errors', 'statement'],
  operations: ({ query }) => [profilePages[pageNameOf(query)].operation(query)],
  place: ({ query }) => JSON.stringify(profilePages[pageNameOf(query)].operation(query)),
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
