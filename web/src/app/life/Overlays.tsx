import { useNotices } from '../../lib/notices';
import { useTexts } from '../../lib/page';
import { useStore } from '../../lib/store';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Toast } from '../../ui/Toast';
import styles from './Overlays.module.css';

/** What stands over every page: the error toast, the error box and the loading overlay. */
export function Overlays() {
  const texts = useTexts('common');
  const { notice, loading, dismiss } = useNotices();
  const shown = useStore(notice);
  const isLoading = useStore(loading);
  return (
    <>
      <Toast text={shown?.kind === 'toast' ? shown.text : undefined} />
      <Dialog
        open={shown?.kind === 'box'}
        title={texts.errorTitle}
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
