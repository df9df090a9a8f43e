import { paths } from '@/portal/lib/paths';
import type { Screen } from '@/portal/page/screen';
import { useTexts } from '@/portal/page/useTexts';
import { useLink } from '@/shared/hooks/application/useLink';
import { ButtonLink } from '@/shared/ui/button/Button';
import { EmptyState } from '@/shared/ui/empty-state/EmptyState';

/** No such page, or a company that the person is not a member of: the answer is the same. */
function NotFound() {
  const texts = useTexts('notFound');
  const link = useLink();
  return (
    <EmptyState
      title={texts.title}
      text={texts.text}
      action={<ButtonLink href={link(paths.start)}>{texts.back}</ButtonLink>}
    />
  );
}

export const screen: Screen = { title: (texts) => texts.notFound.title, Component: NotFound };
