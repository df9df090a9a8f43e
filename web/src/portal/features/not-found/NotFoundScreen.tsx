import { ButtonLink } from '../../../shared/ui/button/Button';
import { EmptyState } from '../../../shared/ui/empty-state/EmptyState';
import { paths } from '../../lib/every-page/paths';
import type { Screen } from '../../page/every-page/screen';
import { useLink } from '../../page/every-page/useLink';
import { useTexts } from '../../page/every-page/useTexts';

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
