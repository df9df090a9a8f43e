import { useEffect } from 'react';
import * as errorCodes from '@/generated/errors/codes';
import { useErrorText } from '@/shared/hooks/application/useErrorText';
import { useKitTexts } from '@/shared/hooks/useKitTexts';
import { ServiceError } from '@/shared/services/api/service';
import { reloadAfter } from '@/shared/services/chunks';
import { Button } from '@/shared/ui/button/Button';
import { EmptyState } from '@/shared/ui/empty-state/EmptyState';
import { NotFound } from './NotFound';

interface LoadErrorProps {
  error: unknown;
  onRetry: () => void;
  /** The level of the heading: 1 in place of a page, 2 in place of a part of one. */
  level?: 1 | 2;
}

/** Stands in for data that could not be loaded: says why, and what to do. */
export function LoadError({ error, onRetry, level = 1 }: LoadErrorProps) {
  const { failed, notFound, refused } = useKitTexts('application');
  const textOf = useErrorText();
  // Loading the document again may help when a script could not be loaded.
  useEffect(() => void reloadAfter(error, location.href), [error]);
  if (error instanceof ServiceError && error.code === errorCodes.idNotFound)
    return <NotFound level={level} {...notFound} />;
  const refusal = error instanceof ServiceError && error.code !== undefined ? refused[error.code] : undefined;
  if (refusal) return <EmptyState level={level} title={refusal.title} text={refusal.text} />;
  return (
    <EmptyState
      level={level}
      title={failed.title}
      text={textOf(error) ?? ''}
      action={<Button onClick={onRetry}>{failed.retry}</Button>}
    />
  );
}
