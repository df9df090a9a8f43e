import { LoadError } from '@/shared/components/query/LoadError';

/** The page in place of a screen that failed. */
export const failed = (error: unknown, retry: () => void) => <LoadError error={error} onRetry={retry} />;
