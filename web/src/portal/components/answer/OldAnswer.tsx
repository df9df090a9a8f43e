import type { ReactNode } from 'react';
import { Button } from '../../../shared/ui/button/Button';
import { Notice } from '../../../shared/ui/panels/Notice';
import { useTexts } from '../../page/every-page/useTexts';
import { useErrorText } from '../../services/usePortal';
import page from '../page/page.module.css';
import styles from './answer.module.css';

interface OldAnswerProps {
  isOld: boolean;
  /** Why the newer answer could not be loaded; undefined while it is loading. */
  error: unknown;
  onRetry: () => void;
}

/** Says that the content below is older than what the page asks for. */
export function OldAnswer({ isOld, error, onRetry }: OldAnswerProps) {
  const { failed, old } = useTexts('common');
  const textOf = useErrorText();
  const hasFailed = isOld && error !== undefined;
  return (
    <div role="status" className={hasFailed ? undefined : `${page.live} ${styles.loading}`}>
      {isOld && !hasFailed && old.loading}
      {hasFailed && (
        <Notice tone="danger">
          <div className={page.stack}>
            <p>
              <strong>{old.failed}</strong> {textOf(error)}
            </p>
            <div>
              <Button kind="secondary" onClick={onRetry}>
                {failed.retry}
              </Button>
            </div>
          </div>
        </Notice>
      )}
    </div>
  );
}

interface DecidedOnProps {
  isOld: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** Wraps content that people decide on. While it is outdated it is pale and inert. */
export function DecidedOn({ isOld, className = '', children }: DecidedOnProps) {
  return (
    <div inert={isOld} className={`${className} ${isOld ? styles.old : ''}`}>
      {children}
    </div>
  );
}
