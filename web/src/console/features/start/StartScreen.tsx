import type { Screen } from '@/console/page/screen';
import { useTexts } from '@/console/page/usePage';
import { EmptyState } from '@/shared/ui/empty-state/EmptyState';

/** Says what the operator does until the console can. */
function Start() {
  const texts = useTexts('start');
  return <EmptyState title={texts.title} text={texts.text} />;
}

export const screen: Screen = { title: (texts) => texts.start.title, Component: Start };
