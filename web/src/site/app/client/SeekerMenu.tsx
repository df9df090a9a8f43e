import { useId, useRef, useState } from 'react';
import { Avatar } from '@/shared/ui/Avatar';
import { Icon } from '@/shared/ui/Icon';
import { useHref } from '@/site/page/useHref';
import { useSession } from '@/site/services/session/useSession';
import { usePersonalTexts } from '../useClientFrame';
import { entryPath, menuEntries } from './menu-entries';
import styles from './SeekerMenu.module.css';

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
        aria-label={texts.myAccount}
        {...(!hasPopovers() && { onClick: () => setOpen(!open), 'aria-expanded': open })}
      >
        <Avatar source={profile?.profile_picture_avatar ?? null} name={profile?.name ?? ''} />
        {unread > 0 && <span className={styles.dot} />}
        <Icon name="chevronDown" />
      </button>
      <div ref={menu} id={id} popover="auto" hidden={!open} className={styles.menu}>
        <ul>
          {menuEntries.map((entry) => (
            <li key={entry}>
              <a className={styles.entry} href={link(entryPath[entry])} onClick={close}>
                {texts[entry]}
                {entry === 'notifications' && unread > 0 && (
                  <span className={styles.dot} role="img" aria-label={texts.unread} />
                )}
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
