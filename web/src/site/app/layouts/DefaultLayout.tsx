import { useTexts } from '@/site/page/useTexts';
import { AdvancedSearch } from '../frame/AdvancedSearch';
import { DeferredFooter } from '../frame/DeferredFooter';
import { Header } from '../frame/Header';
import { QuickBar } from '../frame/QuickBar';
import { type LayoutProps, quickBarOf } from './layout';
import styles from './layout.module.css';

/** The default layout and its variants; the content layout has a narrower column. */
export function Layout({ name, answers, children }: LayoutProps) {
  const texts = useTexts('common');
  const quickBar = quickBarOf(answers);
  const searchAction = name === 'default' || name === 'no-quick-bar';
  return (
    <div className={styles.layout}>
      <a className={styles.skip} href="#main">
        {texts.skipToContent}
      </a>
      <Header sticky={name !== 'no-sticky-header'} />
      {quickBar && <QuickBar {...quickBar} />}
      {name === 'no-sticky-header' && <AdvancedSearch />}
      <main id="main" className={`${styles.main} ${name === 'content' ? styles.reading : ''}`}>
        {children}
      </main>
      <DeferredFooter searchAction={searchAction} />
    </div>
  );
}
