import { href } from './address';
import { errorText } from './error-text';
import { useNavigation } from './navigation';
import { type Notice, useNotices } from './notices';
import { usePage } from './page';
import { paths } from './paths';
import { accountBeingDeleted, ServiceError } from './service';

/**
 * Tells the person at the screen of an error: in a box on the single/popup layout and in dialogs,
 * else in a toast. An expired session has its own toast already.
 */
export function useShowError(place?: Notice['kind']): (error: unknown) => void {
  const { show } = useNotices();
  const { go } = useNavigation();
  const { address, texts, errorsIn } = usePage();
  return (error) => {
    if (error instanceof ServiceError && error.status === 401) return;
    if (error instanceof ServiceError && error.code === accountBeingDeleted) {
      go(href(address.locale, paths.accountRestore));
      return;
    }
    if (texts.common) show({ kind: place ?? errorsIn, text: errorText(error, texts.common) });
  };
}
