import type { Locale } from '@/shared/lib/locale';
import { lastResort } from '@/shared/messages/fallback';
import { Logo } from '@/shared/ui/Logo';
import styles from './LastResort.module.css';

/** Says that the application failed, with a link to its first page. */
export function LastResort({ locale, href }: { locale: Locale; href: string }) {
  const { title, backToHome } = lastResort[locale];
  return (
    <main className={styles.main}>
      <Logo />
      <h1>{title}</h1>
      <a href={href}>{backToHome}</a>
    </main>
  );
}
