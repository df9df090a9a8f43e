import { useEffect } from 'react';
import { ServiceError } from '../../../shared/services/api/service';
import { reloadAfter } from '../../../shared/services/every-page/chunks';
import { Button, ButtonLink } from '../../../shared/ui/button/Button';
import { EmptyState } from '../../../shared/ui/empty-state/EmptyState';
import { paths } from '../../lib/every-page/paths';
import { useLink } from '../../page/every-page/useLink';
import { useTexts } from '../../page/every-page/useTexts';
import { codes } from '../../services/ask';
import { useErrorText } from '../../services/usePortal';

interface FailedProps {
  error: unknown;
  onRetry: () => void;
  /** The level of the heading: 1 in place of a page, 2 in place of a part of one. */
  level?: 1 | 2;
}

/** Stands in for data that could not be loaded: says why, and what to do. */
export function Failed({ error, onRetry, level = 1 }: FailedProps) {
  const { failed, notFound, notAllowed, suspended } = useTexts('common');
  const link = useLink();
  const textOf = useErrorText();
  // Loading the document again may help when a script could not be loaded.
  useEffect(() => void reloadAfter(error, location.href), [error]);
  if (error instanceof ServiceError && error.code === codes.notFound) {
    const action = <ButtonLink href={link(paths.start)}>{notFound.action}</ButtonLink>;
    return <EmptyState level={level} title={notFound.title} text={notFound.text} action={action} />;
  }
  if (error instanceof ServiceError && error.code === codes.notAllowed) {
    return <EmptyState level={level} title={notAllowed.title} text={notAllowed.text} />;
  }
  if (error instanceof ServiceError && error.code === codes.companySuspended) {
    return <EmptyState level={level} title={suspended.title} text={suspended.text} />;
  }
  return (
    <EmptyState
      level={level}
      title={failed.title}
      text={textOf(error) ?? ''}
      action={<Button onClick={onRetry}>{failed.retry}</Button>}
    />
  );
}
