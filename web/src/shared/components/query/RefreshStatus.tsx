import { useErrorText } from '@/shared/hooks/application/useErrorText';
import { useKitTexts } from '@/shared/hooks/useKitTexts';
import { Button } from '@/shared/ui/button/Button';
import { LiveRegion } from '@/shared/ui/layout/LiveRegion';
import { Stack } from '@/shared/ui/layout/Stack';
import { Notice } from '@/shared/ui/panels/Notice';
import styles from './query.module.css';

interface RefreshStatusProps {
  /** The content answers an earlier question. */
  isOld: boolean;
  /** A newer answer is loading. */
  isLoading: boolean;
  /** Why the newer answer could not be loaded; undefined while it is loading. */
  error: unknown;
  onRetry: () => void;
}

/** Says that a newer answer than the content below is loading slowly, or could not be loaded. */
export function RefreshStatus({ isOld, isLoading, error, onRetry }: RefreshStatusProps) {
  const { failed, loading, old } = useKitTexts('application');
  const textOf = useErrorText();
  const hasFailed = error !== undefined;
  return (
    <LiveRegion role="status" className={hasFailed ? undefined : styles.loading}>
      {/* Only an answer to another question is announced; others come by themselves. */}
      {isLoading && <span aria-hidden={!isOld}>{isOld ? old.loading : loading}</span>}
      {hasFailed && (
        <Notice tone="danger">
          <Stack>
            <p>
              <strong>{old.failed}</strong> {textOf(error)}
            </p>
            <div>
              <Button kind="secondary" onClick={onRetry}>
                {failed.retry}
              </Button>
            </div>
          </Stack>
        </Notice>
      )}
    </LiveRegion>
  );
}
