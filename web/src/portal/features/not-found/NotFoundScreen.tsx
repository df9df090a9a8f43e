import type { Screen } from '@/portal/page/screen';
import { useTexts } from '@/portal/page/useTexts';
import { NotFound } from '@/shared/components/query/NotFound';

/** No such page, or a company that the person is not a member of: the answer is the same. */
function NotFoundPage() {
  return <NotFound {...useTexts('notFound')} />;
}

export const screen: Screen = { title: (texts) => texts.notFound.title, Component: NotFoundPage };
