import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigation } from '@/shared/hooks/useNavigation';
import { formatQuery } from '@/shared/lib/address';
import { Icon } from '@/shared/ui/Icon';
import styles from '@/site/components/search-box/SearchBox.module.css';
import type { ArticleListPage, ArticleSummary, ContentDatabase } from '@/site/lib/content';
import { textToSubmit } from '@/site/lib/filters';
import { useTexts } from '@/site/page/useTexts';

/** The articles to suggest, from the content database, which is fetched when the box is first focused. */
function useSuggestions(database: string, dir: string) {
  const [articles, setArticles] = useState<readonly ArticleSummary[]>([]);
  const asked = useRef(false);
  const load = async () => {
    if (asked.current) return;
    asked.current = true;
    const answer = await fetch(database).catch(() => undefined);
    if (!answer?.ok) return;
    const content = (await answer.json()) as ContentDatabase;
    setArticles(content.articles.filter((article) => article.dir === dir));
  };
  return { articles, load };
}

interface ArticleSearchProps {
  list: ArticleListPage;
  dir: string;
}

/** Searches one kind of articles. A suggested title leads straight to its article. */
export function ArticleSearch({ list, dir }: ArticleSearchProps) {
  const texts = useTexts('articleView');
  const { go } = useNavigation();
  const [text, setText] = useState(list.q);
  const { articles, load } = useSuggestions(list.database, dir);
  const id = useId();
  useEffect(() => setText(list.q), [list.q]);

  const onChange = (value: string) => {
    setText(value);
    void load();
    const chosen = articles.find((article) => article.title === value);
    if (chosen !== undefined) go(chosen.url);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const q = textToSubmit(text, list.q);
    if (q !== undefined) go(`${list.root}${formatQuery([['search', q]])}`);
  };
  return (
    <search>
      <form className={styles.form} action={list.root} onSubmit={onSubmit}>
        <input
          className={styles.input}
          type="search"
          name="search"
          list={id}
          autoComplete="off"
          enterKeyHint="search"
          aria-label={texts.search}
          placeholder={texts.searchPlaceholder}
          value={text}
          onFocus={() => void load()}
          onChange={(event) => onChange(event.target.value)}
        />
        <button className={styles.button} type="submit" aria-label={texts.searchButton}>
          <Icon name="search" />
        </button>
        <datalist id={id}>
          {articles.map((article) => (
            <option key={article.url} value={article.title} />
          ))}
        </datalist>
      </form>
    </search>
  );
}
