import { useNotices } from '@/shared/hooks/useNotices';
import { useStore } from '@/shared/hooks/useStore';
import { Toast } from '@/shared/ui/Toast';

/** Shows the newest toast. Its action closes it. */
export function Toasts() {
  const { notice, dismiss } = useNotices();
  const shown = useStore(notice);
  const act = () => {
    dismiss();
    shown?.action?.run();
  };
  return <Toast notice={shown?.kind === 'toast' ? shown : undefined} onAction={act} />;
}
