import type { Locale } from '@/shared/lib/locale';
import { lastResort } from '@/shared/messages/fallback';
import { Logo } from '@/shared/ui/Logo';
import styles from './LastResort.module.css';
import { ReloadLink } from './ReloadLink';

/** Says that the application failed, with links that load the page again and lead to the first page. */
export function LastResort({ locale, href }: { locale: Locale; href: string }) {
  const { title, retry, backToHome } = lastResort[locale];
  return (
    <main className={styles.main}>
      <Logo />
      <h1>{title}</h1>
      <ReloadLink>{retry}</ReloadLink>
      <a href={href}>{backToHome}</a>
    </main>
  );
}
