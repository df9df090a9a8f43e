import { useLink } from '@/shared/hooks/application/useLink';
import { ButtonLink } from '@/shared/ui/button/Button';
import { EmptyState } from '@/shared/ui/empty-state/EmptyState';

interface NotFoundProps {
  title: string;
  text: string;
  /** The label of the link to the application's first page. */
  action: string;
  /** The level of the heading: 1 in place of a page, 2 in place of a part of one. */
  level?: 1 | 2;
}

/** The page for an address that does not exist. */
export function NotFound({ action, ...props }: NotFoundProps) {
  const link = useLink();
  return <EmptyState {...props} action={<ButtonLink href={link('/')}>{action}</ButtonLink>} />;
}
