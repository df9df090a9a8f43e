import { type RefObject, useEffect, useEffectEvent, useId, useLayoutEffect, useMemo, useState } from 'react';
import { SuggestDocument } from '@/generated/seeker/documents/Suggest';
import type { SuggestQuery } from '@/generated/seeker/graphql';
import { formatCount } from '@/shared/messages/count';
import { operation } from '@/shared/services/operation';
import hidden from '@/shared/ui/hidden.module.css';
import { Icon, type IconName } from '@/shared/ui/Icon';
import { suggestions as english } from '@/site/messages/en/suggestions';
import { suggestions as chinese } from '@/site/messages/zh-hant/suggestions';
import { usePage } from '@/site/page/usePage';
import { useServiceQuery } from '@/site/services/query/useServiceQuery';
import { recentSearches } from './recent-searches';
import styles from './Suggestions.module.css';

/** A suggestion; recent searches have no count. */
export type Suggestion = Omit<SuggestQuery['suggest'][number], 'count'> & { count?: number };

const textsIn = { 'zh-hant': chinese, en: english };

/** The attributes that tie a text field to its list of suggestions. */
export interface ComboboxProps {
  role: 'combobox';
  'aria-autocomplete': 'list';
  'aria-expanded': boolean;
  'aria-controls': string;
  'aria-activedescendant': string | undefined;
}

interface SuggestionsProps {
  input: RefObject<HTMLInputElement | null>;
  text: string;
  onComboboxProps: (props: ComboboxProps) => void;
  /** Whether the visitor was already typing when the list's script had loaded. */
  typed: boolean;
  onPick: (suggestion: Suggestion) => void;
}

const limit = 8;
/** The pause in typing, in milliseconds, after which suggestions are requested. */
const pause = 120;

const icons: Record<Suggestion['kind'], IconName> = {
  title: 'search',
  job_type: 'briefcase',
  district: 'pin',
  company: 'shop',
  search: 'search',
};

const recent = (text: string): Suggestion => ({ text, kind: 'search', code: text, slug: [] });

/** The suggestions for the text being typed; before the first letter, the recent searches. */
function useSuggestions(text: string, wanted: boolean): readonly Suggestion[] {
  const prefix = text.trim();
  const suggest =
    wanted && prefix !== '' ? operation('Suggest', SuggestDocument, { prefix, limit }) : undefined;
  // A failed request is not an error: the box works without suggestions.
  const { data } = useServiceQuery(suggest, { delay: pause });
  const searchedBefore = useMemo(
    () => (wanted && prefix === '' ? recentSearches().map(recent) : []),
    [wanted, prefix],
  );
  return suggest ? (data?.suggest ?? []) : searchedBefore;
}

/** The list of a combobox: the focus stays in the field, and the arrow keys move through the list. */
export function Suggestions({ input, text, typed, onComboboxProps, onPick }: SuggestionsProps) {
  const texts = textsIn[usePage().address.locale];
  const id = useId();
  // Typing opens the list; leaving, Escape and a choice close it.
  const [open, setOpen] = useState(typed);
  const [active, setActive] = useState(-1);
  const suggestions = useSuggestions(text, open);
  const shown = open && suggestions.length > 0;

  const pick = (suggestion: Suggestion) => {
    setOpen(false);
    setActive(-1);
    onPick(suggestion);
  };
  const move = (step: number) => {
    const stops = suggestions.length + 1;
    setActive(((active + 1 + step + stops) % stops) - 1);
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // Input methods use the same keys during a composition.
    if (event.isComposing) return;
    const chosen = suggestions[active];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (shown) move(event.key === 'ArrowDown' ? 1 : -1);
      else setOpen(true);
    } else if (event.key === 'Escape' && shown) {
      event.preventDefault();
      setOpen(false);
      setActive(-1);
    } else if (event.key === 'Enter') {
      setOpen(false);
      if (shown && chosen !== undefined) {
        event.preventDefault();
        pick(chosen);
      }
    }
  });

  // A layout effect, so that no key is missed between the list's appearance and its listeners.
  useLayoutEffect(() => {
    const field = input.current;
    if (field === null) return undefined;
    const onInput = () => {
      setOpen(true);
      setActive(-1);
    };
    const onFocus = () => setOpen(field.value.trim() === '');
    const onBlur = () => setOpen(false);
    const onKey = (event: KeyboardEvent) => onKeyDown(event);
    // The field may have been focused before the script loaded.
    if (document.activeElement === field && field.value.trim() === '') setOpen(true);
    field.addEventListener('input', onInput);
    field.addEventListener('focus', onFocus);
    field.addEventListener('blur', onBlur);
    field.addEventListener('keydown', onKey);
    return () => {
      field.removeEventListener('input', onInput);
      field.removeEventListener('focus', onFocus);
      field.removeEventListener('blur', onBlur);
      field.removeEventListener('keydown', onKey);
    };
  }, [input]);

  const activeId = shown && active >= 0 ? `${id}-${active}` : undefined;
  useEffect(() => {
    onComboboxProps({
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': shown,
      'aria-controls': id,
      'aria-activedescendant': activeId,
    });
  }, [onComboboxProps, shown, id, activeId]);

  return (
    <>
      <div id={id} role="listbox" aria-label={texts.label} className={styles.list} hidden={!shown}>
        {suggestions.map((suggestion, index) => (
          <div
            key={`${suggestion.kind} ${suggestion.text}`}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            className={styles.option}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => pick(suggestion)}
            onKeyDown={(event) => event.key === 'Enter' && pick(suggestion)}
          >
            <Icon name={suggestion.count === undefined ? 'clock' : icons[suggestion.kind]} size={18} />
            <span className={styles.text}>{suggestion.text}</span>
            <span className={styles.kind}>
              {suggestion.count === undefined ? texts.recent : texts.kinds[suggestion.kind]}
            </span>
            {suggestion.count !== undefined && (
              <span className={styles.count}>{formatCount(suggestion.count)}</span>
            )}
          </div>
        ))}
      </div>
      <p className={hidden.hidden} aria-live="polite">
        {shown && texts.count(suggestions.length)}
      </p>
    </>
  );
}
