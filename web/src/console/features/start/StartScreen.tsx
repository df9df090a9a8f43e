import type { Screen } from '@/console/page/screen';
import { useTexts } from '@/console/page/usePage';
import { EmptyState } from '@/shared/ui/empty-state/EmptyState';

/** Says which commands do today what the console will do. */
function Start() {
  const texts = useTexts('start');
  return <EmptyState title={texts.title} text={texts.text} />;
}

export const screen: Screen = { title: (texts) => texts.start.title, Component: Start };
