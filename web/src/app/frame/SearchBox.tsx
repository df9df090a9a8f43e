import { type FormEvent, useEffect, useState } from 'react';
import { textToSubmit } from '../../lib/filters';
import { useNavigation } from '../../lib/navigation';
import { useHref, usePage, useTexts } from '../../lib/page';
import { paths } from '../../lib/paths';
import { Icon } from '../../ui/Icon';
import styles from './SearchBox.module.css';

/** Submits only changed, non-empty text. Without scripts the form goes to /search, which leads on. */
export function SearchBox() {
  const texts = useTexts('common');
  const link = useHref();
  const { go } = useNavigation();
  const { address } = usePage();
  const current = address.query.get('q') ?? '';
  const [text, setText] = useState(current);
  useEffect(() => setText(current), [current]);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const q = textToSubmit(text, current);
    if (q !== undefined) go(link(paths.findJobs([['q', q]])));
  };
  return (
    <search className={styles.place}>
      <form className={styles.form} action={link('/search')} onSubmit={onSubmit}>
        <input
          className={styles.input}
          type="search"
          name="q"
          autoComplete="off"
          enterKeyHint="search"
          aria-label={texts.searchLabel}
          placeholder={texts.searchPlaceholder}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <button className={styles.button} type="submit" aria-label={texts.search}>
          <Icon name="search" />
        </button>
      </form>
    </search>
  );
}
