import { Skeleton } from '../../../shared/ui/panels/Skeleton';
import { useTexts } from '../../page/every-page/useTexts';

/** Placeholder cards while an answer is loading. */
export function Waiting({ cards = 1 }: { cards?: number }) {
  const { loading } = useTexts('common');
  return (
    <div role="status" aria-label={loading}>
      <Skeleton lines={cards} size="card" />
    </div>
  );
}
