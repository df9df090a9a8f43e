import { useId, useRef, useState } from 'react';
import { Avatar } from '@/shared/ui/Avatar';
import { Icon } from '@/shared/ui/Icon';
import { badgeText } from '@/site/lib/filters';
import { useHref } from '@/site/page/useHref';
import { useSession } from '@/site/services/session/useSession';
import { usePersonalTexts } from '../useClientFrame';
import { entryPath, menuEntries } from './menu-entries';
import styles from './SeekerMenu.module.css';
import { UnreadCount } from './UnreadCount';

/**
 * Browsers without popovers (Safari 16, Firefox 124) ignore the attribute: there the component hides the menu
 * itself.
 */
const hasPopovers = () => 'popover' in HTMLElement.prototype;

/** Links to the seeker's own pages, and the logout. */
export function SeekerMenu() {
  const texts = usePersonalTexts();
  const link = useHref();
  const { state, ready } = useSession();
  const menu = useRef<HTMLDivElement>(null);
  const id = useId();
  const { profile, unread } = state;
  const [open, setOpen] = useState(hasPopovers);
  const close = () => (hasPopovers() ? menu.current?.hidePopover() : setOpen(false));
  const logOut = () => {
    close();
    void ready.then((session) => session.logOut());
  };
  return (
    <>
      <button
        type="button"
        className={styles.toggle}
        popoverTarget={id}
        aria-label={unread > 0 ? `${texts.myAccount} (${texts.unread(badgeText(unread))})` : texts.myAccount}
        {...(!hasPopovers() && { onClick: () => setOpen(!open), 'aria-expanded': open })}
      >
        <Avatar source={profile?.profile_picture_avatar ?? null} name={profile?.name ?? ''} />
        <span className={styles.unread}>
          <UnreadCount count={unread} />
        </span>
        <Icon name="chevronDown" />
      </button>
      <div ref={menu} id={id} popover="auto" hidden={!open} className={styles.menu}>
        <ul>
          {menuEntries.map((entry) => (
            <li key={entry}>
              <a className={styles.entry} href={link(entryPath[entry])} onClick={close}>
                {texts[entry]}
                {entry === 'notifications' && <UnreadCount count={unread} />}
              </a>
            </li>
          ))}
          <li>
            <button type="button" className={styles.entry} onClick={logOut}>
              {texts.logOut}
            </button>
          </li>
        </ul>
      </div>
    </>
  );
}
