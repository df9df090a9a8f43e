import { useEffect, useState } from 'react';
import { ButtonLink } from '@/shared/ui/button/Button';
import { StoreLinks } from '@/site/components/store-links/StoreLinks';
import type { ArticlePage } from '@/site/lib/content';
import { type ProfilePageName, paths } from '@/site/lib/paths';
import { useHref } from '@/site/page/useHref';
import { usePage } from '@/site/page/usePage';
import { useTexts } from '@/site/page/useTexts';
import { ArticleBody } from './ArticleBody';
import { ArticleCover } from './ArticleCover';
import { ArticleDates } from './ArticleDates';
import { Contents } from './Contents';
import styles from './PlainPage.module.css';

/** The pages that menu entries leading here stand for, by the tag in their links. */
const wantedPages: Readonly<Record<string, ProfilePageName>> = {
  applications: 'myApplications',
  alerts: 'myJobAlert',
  notifications: 'notifications',
};

/**
 * The page that the visitor wanted; unknown on the server, because a page does not depend on campaign tags.
 */
function useWantedPath(): string {
  const [path, setPath] = useState<string>(paths.home);
  useEffect(() => {
    const page = wantedPages[new URLSearchParams(location.search).get('utm_content') ?? ''];
    if (page !== undefined) setPath(paths.profile(page));
  }, []);
  return path;
}

/** Where to get the app: a code on wide screens, the stores on phones, and a link to go on without it. */
function Download() {
  const texts = useTexts('common').footer;
  const { goOn } = useTexts('articleView');
  const { app_store_url, play_store_url } = usePage().config;
  const link = useHref();
  const wanted = useWantedPath();
  if (!app_store_url && !play_store_url) {
    return (
      <p>
        <ButtonLink href={link(wanted)}>{goOn}</ButtonLink>
      </p>
    );
  }
  return (
    <section className={styles.download}>
      <img className={styles.code} src={link('/qr.svg')} alt={texts.qrCode} width={132} height={132} />
      <div className={styles.stores}>
        <h2 className={styles.heading}>{texts.download}</h2>
        <StoreLinks />
        <a href={link(wanted)}>{goOn}</a>
      </div>
    </section>
  );
}

/** A static page: legal texts, contact, the app. */
export function PlainPage({ article }: ArticlePage) {
  const isApp = article.dir === 'jobseeker';
  return (
    <article className={styles.page}>
      <header className={styles.header}>
        <h1 className={styles.title}>{article.title}</h1>
        <p className={styles.lead}>{article.description}</p>
        {!isApp && <ArticleDates article={article} shown="updated" />}
      </header>
      <ArticleCover article={article} className={styles.cover} />
      {isApp && <Download />}
      <Contents headings={article.headings} />
      <ArticleBody html={article.body} />
    </article>
  );
}
