import { useNotices } from '../../../shared/hooks/every-page/useNotices';
import { useStore } from '../../../shared/hooks/every-page/useStore';
import { Button } from '../../../shared/ui/button/Button';
import { Dialog } from '../../../shared/ui/dialog/Dialog';
import { Toast } from '../../../shared/ui/Toast';
import { useTexts } from '../../page/every-page/useTexts';
import styles from './Overlays.module.css';
import { useLanguageOffer } from './useLanguageOffer';

/** What is shown over every page: the toast, the error box and the loading overlay. */
export function Overlays() {
  const texts = useTexts('common');
  const { notice, loading, dismiss } = useNotices();
  const shown = useStore(notice);
  useLanguageOffer();
  const isLoading = useStore(loading);
  const act = () => {
    dismiss();
    shown?.action?.run();
  };
  return (
    <>
      <Toast notice={shown?.kind === 'toast' ? shown : undefined} onAction={act} />
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
