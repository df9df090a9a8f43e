import * as errorCodes from '@/generated/errors/codes';
import { useNavigation } from '@/shared/hooks/useNavigation';
import { useNotices } from '@/shared/hooks/useNotices';
import { errorText } from '@/shared/services/api/error-text';
import { ServiceError } from '@/shared/services/api/service';
import { reloadAfter } from '@/shared/services/chunks';
import type { Notice } from '@/shared/services/notices';
import { href } from '@/site/lib/address';
import { paths } from '@/site/lib/paths';
import { usePage } from '@/site/page/usePage';

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
    if (error instanceof ServiceError && error.code === errorCodes.accountBeingDeleted) {
      go(href(address.locale, paths.accountRestore));
      return;
    }
    if (texts.common) show({ kind: kind ?? errorsIn, text: errorText(error, texts.common) });
  };
}
