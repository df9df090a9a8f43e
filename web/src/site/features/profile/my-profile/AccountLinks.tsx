import { useAction } from '@/shared/hooks/action/useAction';
import { saveFile } from '@/shared/services/browser/save-file';
import { useTexts } from '@/site/page/useTexts';
import { downloadExport } from '@/site/services/account-files';
import { useShowError } from '@/site/services/api/useShowError';
import { useService } from '@/site/services/session/useSession';
import { usePopup } from '../usePopup';
import styles from './MyProfile.module.css';

/** Links to export the person's data and to delete the account. */
export function AccountLinks() {
  const texts = useTexts('profile');
  const { hrefOf } = usePopup();
  const service = useService();
  const { run: download, busy } = useAction(async () => {
    saveFile(await downloadExport(await service), 'my-data.json');
  }, useShowError());
  return (
    <div className={styles.links}>
      <button type="button" className={styles.link} aria-busy={busy} onClick={download}>
        {texts.export}
      </button>
      <a className={styles.delete} href={hrefOf('delete-account')}>
        {texts.deleteAccount}
      </a>
    </div>
  );
}
