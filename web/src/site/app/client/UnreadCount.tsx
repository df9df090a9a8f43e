import { Badge } from '@/shared/ui/Badge';
import { badgeText } from '@/site/lib/filters';
import { usePersonalTexts } from '../useClientFrame';

/** The number of unread notifications; renders nothing for 0. */
export function UnreadCount({ count }: { count: number }) {
  const texts = usePersonalTexts();
  if (count === 0) return null;
  const text = badgeText(count);
  return (
    <span role="img" aria-label={texts.unread(text)}>
      <Badge tone="danger">{text}</Badge>
    </span>
  );
}
