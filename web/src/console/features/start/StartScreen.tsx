import type { Screen } from '@/console/page/screen';
import { useTexts } from '@/console/page/usePage';
import { usePerson } from '@/console/services/useConsole';
import { EmptyState } from '@/shared/ui/empty-state/EmptyState';

/** Says who is logged in, and which commands do today what the console will do. */
function Start() {
  const texts = useTexts('start');
  const { roles } = useTexts('staff');
  const { staff } = usePerson();
  return (
    <EmptyState title={texts.title} text={texts.who(staff.email, roles[staff.role])} detail={texts.text} />
  );
}

export const screen: Screen = { title: (texts) => texts.start.title, Component: Start };
