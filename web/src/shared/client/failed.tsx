import { LoadError } from '@/shared/components/query/LoadError';

/** Stands in for a screen that failed. */
export const failed = (error: unknown, retry: () => void) => <LoadError error={error} onRetry={retry} />;
