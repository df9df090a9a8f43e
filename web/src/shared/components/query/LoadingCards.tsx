import { useKitTexts } from '@/shared/hooks/useKitTexts';
import { Skeleton } from '@/shared/ui/panels/Skeleton';

/** Placeholder cards while an answer is loading. */
export function LoadingCards({ cards = 1 }: { cards?: number }) {
  const { loading } = useKitTexts('application');
  return (
    <div role="status" aria-label={loading}>
      <Skeleton lines={cards} size="card" />
    </div>
  );
}
