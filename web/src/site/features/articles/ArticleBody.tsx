import styles from './ArticleBody.module.css';

/**
 * The text of an article. The server makes its HTML from the site's own files, which contain no HTML
 * themselves.
 */
export function ArticleBody({ html }: { html: string }) {
  return <div className={styles.body} dangerouslySetInnerHTML={{ __html: html }} />;
}
