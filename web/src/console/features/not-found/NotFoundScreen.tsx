import type { Screen } from '@/console/page/screen';
import { useTexts } from '@/console/page/usePage';
import { NotFound } from '@/shared/components/query/NotFound';

function NotFoundPage() {
  return <NotFound {...useTexts('application').notFound} />;
}

export const screen: Screen = { title: (texts) => texts.application.notFound.title, Component: NotFoundPage };
