import {
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useContext,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { NoticesContext, useNotices } from '@/shared/hooks/useNotices';
import { useStore } from '@/shared/hooks/useStore';
import hidden from '../hidden.module.css';
import { Icon } from '../Icon';
import styles from './Dialog.module.css';

interface DialogProps {
  open: boolean;
  title: string;
  closeLabel: string;
  onClose: () => void;
  /** In the middle of the screen, from below on a phone, or as a panel from the right edge. */
  from?: 'middle' | 'below' | 'side';
  children: ReactNode;
  actions?: ReactNode;
}

/** Repeats a toast's text: screen readers announce nothing outside a modal dialog. */
function ToastAnnouncer() {
  const notice = useStore(useNotices().notice);
  return (
    <p role="alert" className={hidden.hidden}>
      {notice?.kind === 'toast' && notice.text}
    </p>
  );
}

/**
 * Firefox 97 has no modal dialogs: there the styles lay it over the page, and this handles Escape and the
 * focus.
 */
function openPlainly(dialog: HTMLElement, onEscape: () => void): () => void {
  const before = document.activeElement;
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onEscape();
  };
  for (const [name, value] of [
    ['open', ''],
    ['role', 'dialog'],
    ['aria-modal', 'true'],
  ] as const)
    dialog.setAttribute(name, value);
  dialog.querySelector('button')?.focus();
  document.addEventListener('keydown', onKey);
  return () => {
    dialog.removeAttribute('open');
    document.removeEventListener('keydown', onKey);
    if (before instanceof HTMLElement) before.focus();
  };
}

/** A modal dialog. Escape, the close button and a press beside it close it. */
export function Dialog({
  open,
  title,
  closeLabel,
  onClose,
  from = 'middle',
  children,
  actions,
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const hasNotices = useContext(NoticesContext) !== undefined;
  const requestClose = useEffectEvent(onClose);
  // Closing it before it unmounts returns the focus to the element that opened it.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || dialog === null) return;
    if (typeof dialog.showModal !== 'function') return openPlainly(dialog, () => requestClose());
    // Browsers may close a dialog without asking, for example at a second Escape. The event is fired later:
    // the dialog may be open again by then. `dialog.close()` fires it, too, without the person's wish.
    const onClosed = () => {
      if (!dialog.open) requestClose();
    };
    dialog.addEventListener('close', onClosed);
    dialog.showModal();
    return () => {
      dialog.removeEventListener('close', onClosed);
      dialog.close();
    };
  }, [open]);
  const onPress = (event: MouseEvent) => {
    if (event.target !== ref.current) return;
    // The pressed element would take the focus that closing returns.
    event.preventDefault();
    onClose();
  };
  // Escape only requests closing; the dialog stays until `open` changes. If it closed by itself, it would
  // stay closed when it is opened again before `open` has changed. (Cancelling a file chooser inside fires
  // this event as well.)
  const onCancel = (event: SyntheticEvent) => {
    if (event.target !== ref.current) return;
    event.preventDefault();
    onClose();
  };
  return (
    <dialog
      ref={ref}
      className={`${styles.dialog} ${styles[from]}`}
      aria-labelledby={open ? titleId : undefined}
      onCancel={onCancel}
      onMouseDown={onPress}
    >
      {open && (
        <div className={styles.panel}>
          <div className={styles.header}>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
              <Icon name="close" size={24} />
            </button>
          </div>
          <div className={styles.content}>{children}</div>
          {hasNotices && <ToastAnnouncer />}
          {actions !== undefined && <div className={styles.actions}>{actions}</div>}
        </div>
      )}
    </dialog>
  );
}
