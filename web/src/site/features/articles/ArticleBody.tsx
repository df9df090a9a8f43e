import styles from './ArticleBody.module.css';

/** The text of an article. Its HTML is made by the server from the site's own files, which hold none themselves. */
export function ArticleBody({ html }: { html: string }) {
  return <div className={styles.body} dangerouslySetInnerHTML={{ __html: html }} />;
}
