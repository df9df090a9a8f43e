import { useNavigation } from '../../../shared/hooks/every-page/useNavigation';
import { useNotices } from '../../../shared/hooks/every-page/useNotices';
import { href } from '../../../shared/lib/every-page/address';
import { errorText } from '../../../shared/services/api/error-text';
import { accountBeingDeleted, ServiceError } from '../../../shared/services/api/service';
import { reloadAfter } from '../../../shared/services/every-page/chunks';
import type { Notice } from '../../../shared/services/every-page/notices';
import { paths } from '../../lib/every-page/paths';
import { usePage } from '../../page/every-page/usePage';

/**
 * Shows an error: in a box on the single/popup layout and in dialogs, otherwise in a toast. An expired
 * session has its own toast already, and a script that failed to load reloads the page.
 */
export function useShowError(kind?: Notice['kind']): (error: unknown) => void {
  const { show } = useNotices();
  const { go } = useNavigation();
  const { address, texts, errorsIn } = usePage();
  return (error) => {
    if (error instanceof ServiceError && error.status === 401) return;
    if (reloadAfter(error, location.href)) return;
    if (error instanceof ServiceError && error.code === accountBeingDeleted) {
      go(href(address.locale, paths.accountRestore));
      return;
    }
    if (texts.common) show({ kind: kind ?? errorsIn, text: errorText(error, texts.common) });
  };
}
