import { Toasts } from '@/shared/client/Toasts';
import { useNotices } from '@/shared/hooks/useNotices';
import { useStore } from '@/shared/hooks/useStore';
import { Button } from '@/shared/ui/button/Button';
import { Dialog } from '@/shared/ui/dialog/Dialog';
import { useTexts } from '@/site/page/useTexts';
import styles from './Overlays.module.css';
import { useLanguageOffer } from './useLanguageOffer';

/** What is shown over every page: the toast, the error box and the loading overlay. */
export function Overlays() {
  const texts = useTexts('common');
  const { notice, loading, dismiss } = useNotices();
  const shown = useStore(notice);
  useLanguageOffer();
  const isLoading = useStore(loading);
  return (
    <>
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
