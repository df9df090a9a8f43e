import { useEffect, useRef, useState } from 'react';
import { Icon } from './Icon';
import styles from './Toast.module.css';

interface Notice {
  text: string;
  /** It reports a success, not an error. */
  done?: boolean;
  action?: { label: string };
}

interface ToastProps {
  notice: Notice | undefined;
  onAction: () => void;
}

/** Enters the top layer last, so that it covers an open dialog. */
function toTop(element: HTMLElement | null): void {
  element?.showPopover?.();
}

function ToastBar({ notice, onAction }: { notice: Notice } & Pick<ToastProps, 'onAction'>) {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => toTop(region.current), []);
  return (
    <div ref={region} className={`${styles.region} ${notice.done ? styles.raised : ''}`} popover="manual">
      <p className={`${styles.toast} ${notice.done ? styles.done : ''}`}>
        <Icon name={notice.done ? 'check' : 'warning'} />
        <span>{notice.text}</span>
        {notice.action && (
          <button type="button" className={styles.action} onClick={onAction}>
            {notice.action.label}
          </button>
        )}
      </p>
    </div>
  );
}

/**
 * A bar at the bottom, over everything else; screen readers announce an error at once, a success politely.
 */
export function Toast({ notice, onAction }: ToastProps) {
  // Each notice has a bar of its own, also where its text is that of the last one.
  const [shown, setShown] = useState({ notice, serial: 0 });
  if (shown.notice !== notice) setShown({ notice, serial: shown.serial + 1 });
  const bar = notice && <ToastBar key={shown.serial} notice={notice} onAction={onAction} />;
  return (
    <>
      <div role="alert" className={styles.live}>
        {!notice?.done && bar}
      </div>
      <div role="status" className={styles.live}>
        {notice?.done && bar}
      </div>
    </>
  );
}
