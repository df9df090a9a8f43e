import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { loadChunk, reloadAfter } from '@/shared/services/chunks';
import { Icon } from '@/shared/ui/Icon';
import { textToSubmit } from '@/site/lib/filters';
import { useTexts } from '@/site/page/useTexts';
import type { ComboboxProps, Suggestion, Suggestions } from '../search-suggestions/Suggestions';
import styles from './SearchBox.module.css';

interface SearchBoxProps {
  label: string;
  placeholder: string;
  /** The form's address without scripts. */
  action: string;
  /** The current search text. */
  current: string;
  onSearch: (text: string) => void;
  /** Called with every change, for pages that follow the text live. */
  onText?: (text: string) => void;
  /** Applies a suggestion and returns the text to keep in the box; without it there are no suggestions. */
  onPick?: (suggestion: Suggestion) => string;
}

/** Submits only changed, non-empty text. The suggestions have a script of their own. */
export function SearchBox(props: SearchBoxProps) {
  const { label, placeholder, action, current, onSearch, onText, onPick } = props;
  const texts = useTexts('common');
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(current);
  const [isTyped, setTyped] = useState(false);
  const [live, setLive] = useState<{ Suggestions: typeof Suggestions }>();
  const [comboboxProps, setComboboxProps] = useState<ComboboxProps>();
  useEffect(() => setText(current), [current]);
  const keepTyped = useEffectEvent(() => {
    const typed = input.current?.value ?? current;
    if (typed === current) return;
    change(typed);
    loadSuggestions();
  });
  // Keeps text typed before hydration.
  useEffect(() => keepTyped(), []);

  const change = (next: string) => {
    setText(next);
    setTyped(true);
    onText?.(next);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setTyped(false);
    const found = textToSubmit(text, current);
    if (found !== undefined) onSearch(found);
  };
  const loadSuggestions = () => {
    if (!onPick || live) return;
    loadChunk(() => import('../search-suggestions/Suggestions')).then(setLive, (error: unknown) =>
      reloadAfter(error, location.href),
    );
  };
  return (
    <search className={styles.box}>
      <form className={styles.form} action={action} onSubmit={onSubmit}>
        <input
          {...comboboxProps}
          ref={input}
          className={styles.input}
          type="search"
          name="q"
          autoComplete="off"
          enterKeyHint="search"
          aria-label={label}
          placeholder={placeholder}
          value={text}
          onFocus={loadSuggestions}
          onChange={(event) => change(event.target.value)}
        />
        <button className={styles.button} type="submit" aria-label={texts.search}>
          <Icon name="search" />
        </button>
      </form>
      {live && onPick && (
        <live.Suggestions
          input={input}
          text={text}
          typed={isTyped}
          onComboboxProps={setComboboxProps}
          onPick={(suggestion) => setText(onPick(suggestion))}
        />
      )}
    </search>
  );
}
