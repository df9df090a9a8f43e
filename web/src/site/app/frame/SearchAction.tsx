import { useEffect, useState } from 'react';
import { Icon } from '@/shared/ui/Icon';
import { useTexts } from '@/site/page/useTexts';
import { useAdvancedLink } from './AdvancedSearch';
import styles from './SearchAction.module.css';

/**
 * Whether the last scrolling was upwards: the visitor is then looking for something else rather than reading
 * on.
 */
function useScrolledUp(): boolean {
  const [up, setUp] = useState(false);
  useEffect(() => {
    let last = scrollY;
    const onScroll = () => {
      if (Math.abs(scrollY - last) < 8) return;
      setUp(scrollY < last && scrollY > 0);
      last = scrollY;
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => removeEventListener('scroll', onScroll);
  }, []);
  return up;
}

/** A round button within the thumb's reach that leads to all filters. It is hidden after scrolling down. */
export function SearchAction() {
  const texts = useTexts('common');
  const href = useAdvancedLink();
  const isShown = useScrolledUp();
  return (
    <nav aria-label={texts.search}>
      <a
        className={`${styles.action} ${isShown ? '' : styles.away}`}
        href={href}
        aria-label={texts.advancedSearch}
      >
        <Icon name="search" size={26} />
      </a>
    </nav>
  );
}
