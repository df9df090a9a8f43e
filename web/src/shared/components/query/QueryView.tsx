import type { ReactNode } from 'react';
import type { Query } from '@/shared/hooks/useQuery';
import { LoadError } from './LoadError';
import { LoadingCards } from './LoadingCards';
import { RefreshStatus } from './RefreshStatus';

interface QueryViewProps<Data> {
  query: Query<Data>;
  /** How many placeholder cards to show while loading. */
  cards?: number;
  /** `isOld`: the data belong to an earlier question, so nothing may be decided on them. */
  children: (data: Data, isOld: boolean) => ReactNode;
}

/**
 * Renders the data, placeholders while loading, or the error. Says when newer data are loading slowly or
 * could not be loaded.
 */
export function QueryView<Data>({ query, cards = 1, children }: QueryViewProps<Data>) {
  const { data, error, isLoading, isOld, reload } = query;
  if (data === undefined) {
    return isLoading || error === undefined ? (
      <LoadingCards cards={cards} />
    ) : (
      <LoadError level={2} error={error} onRetry={reload} />
    );
  }
  return (
    <>
      <RefreshStatus
        isOld={isOld}
        isLoading={isLoading}
        error={isLoading ? undefined : error}
        onRetry={reload}
      />
      {children(data, isOld)}
    </>
  );
}
