import type { Locale } from '@/shared/lib/locale';
import { lastResort } from '@/shared/messages/fallback';
import { Logo } from '@/shared/ui/Logo';
import { ReloadLink } from './ReloadLink';

interface LastResortProps {
  className: string | undefined;
  locale: Locale;
  /** The application's first page. */
  href: string;
}

/** Says that the application failed, with links that load the page again and lead to the first page. */
export function LastResort({ className, locale, href }: LastResortProps) {
  const { title, retry, backToHome } = lastResort[locale];
  return (
    <main className={className}>
      <Logo />
      <h1>{title}</h1>
      <ReloadLink>{retry}</ReloadLink>
      <a href={href}>{backToHome}</a>
    </main>
  );
}
