import styles from './AppBar.module.css';

/** How far a finger pulls the page down until it is loaded again. */
export const pullLength = 110;

/**
 * Loads the page again when it is pulled down at its top: for an iPhone, whose installed sites have neither that nor
 * a button; elsewhere the browser does it. Returns a function that ends it.
 */
export function reloadOnPull(reload: () => void): () => void {
  const turn = new AbortController();
  let start: number | undefined;
  let hint: HTMLElement | undefined;
  const lift = () => {
    hint?.remove();
    hint = undefined;
    start = undefined;
  };
  const listen = (
    type: 'touchstart' | 'touchmove' | 'touchend' | 'touchcancel',
    react: (event: TouchEvent) => void,
  ) => document.addEventListener(type, react, { passive: true, signal: turn.signal });
  listen('touchstart', ({ touches, target }) => {
    // What is pulled in a dialog is the dialog.
    const isPage = touches.length === 1 && !(target instanceof Element && target.closest('dialog'));
    start = isPage && scrollY <= 0 ? touches[0]?.clientY : undefined;
  });
  listen('touchmove', ({ touches: [touch] }) => {
    const isEnough = start !== undefined && scrollY <= 0 && (touch?.clientY ?? 0) - start >= pullLength;
    if (!isEnough) hint?.remove();
    if (isEnough === (hint !== undefined)) return;
    hint = isEnough ? document.createElement('p') : undefined;
    if (hint === undefined) return;
    hint.className = styles.pull ?? '';
    hint.ariaHidden = 'true';
    hint.textContent = '↻';
    document.body.append(hint);
  });
  listen('touchend', () => {
    const isPulled = hint !== undefined;
    lift();
    if (isPulled) reload();
  });
  listen('touchcancel', lift);
  return () => {
    turn.abort();
    lift();
  };
}
