import { Dialog } from '@/shared/ui/dialog/Dialog';
import { paths } from '@/site/lib/paths';
import { useHref } from '@/site/page/useHref';
import { useTexts } from '@/site/page/useTexts';
import styles from './EmployerMenu.module.css';
import { EmployerNavItems } from './EmployerNav';
import frame from './Header.module.css';

/** The employers' slide-out menu; its script is loaded when it is first opened. */
export function EmployerMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  const texts = useTexts('employer');
  const common = useTexts('common');
  const link = useHref();
  return (
    <Dialog open={open} onClose={onClose} from="side" title={texts.menu} closeLabel={common.close}>
      <EmployerNavItems className={styles.list} />
      <a className={frame.link} href={link(paths.employer('shortcut'))}>
        {texts.shortcut}
      </a>
      <a className={frame.link} href={link(paths.home)}>
        {texts.forSeekers}
      </a>
    </Dialog>
  );
}
