import { lazy, Suspense, useState } from 'react';
import { Toasts } from '@/shared/client/Toasts';
import { useNotices } from '@/shared/hooks/useNotices';
import { useStore } from '@/shared/hooks/useStore';
import { loadChunk } from '@/shared/services/chunks';
import { Button } from '@/shared/ui/button/Button';
import { Dialog } from '@/shared/ui/dialog/Dialog';
import { useTexts } from '@/site/page/useTexts';
import { isInstalled } from '@/site/services/install/is-installed';
import styles from './Overlays.module.css';
import { useLanguageOffer } from './useLanguageOffer';

/** Without its script the app has the menu, which leads to the same pages. */
const AppBar = lazy(async () => {
  const module = await loadChunk(() => import('./app-bar/AppBar')).catch(() => undefined);
  return { default: module?.AppBar ?? (() => null) };
});

/** What is shown over every page: the installed app's bar, the toast, the error box and the loading overlay. */
export function Overlays() {
  const texts = useTexts('common');
  const { notice, loading, dismiss } = useNotices();
  const shown = useStore(notice);
  useLanguageOffer();
  const isLoading = useStore(loading);
  const [isApp] = useState(isInstalled);
  return (
    <>
      {isApp && (
        <Suspense>
          <AppBar />
        </Suspense>
      )}
      <Toasts />
      <Dialog
        open={shown?.kind === 'box'}
        title={shown?.title ?? texts.errorTitle}
        closeLabel={texts.close}
        onClose={dismiss}
        actions={<Button onClick={dismiss}>{texts.ok}</Button>}
      >
        <p>{shown?.text}</p>
      </Dialog>
      {isLoading && (
        <div className={styles.overlay} role="status" aria-label={texts.loading}>
          <span className={styles.spinner} />
        </div>
      )}
    </>
  );
}
