import { type CompositionEvent, useEffect, useRef, useState } from 'react';
import { TextField } from '../../../shared/ui/fields/TextField';

/** Not every letter is searched for. */
const typingPause = 400;

interface SearchFieldProps {
  name?: string;
  label: string;
  placeholder: string;
  /** What the address searches for. */
  term: string;
  /** Whoever types has paused; not in the middle of a composition. */
  onTerm: (term: string) => void;
}

/** Searches a list while it is typed. */
export function SearchField({ name = 'q', label, placeholder, term, onTerm }: SearchFieldProps) {
  const [typed, setTyped] = useState(term);
  const [isComposing, setComposing] = useState(false);
  const latest = useRef(onTerm);
  latest.current = onTerm;
  // The address may have become another one, as by going back.
  const shown = useRef(term);
  useEffect(() => {
    if (shown.current !== term) setTyped(term);
    shown.current = term;
  }, [term]);
  useEffect(() => {
    if (isComposing || typed.trim() === shown.current.trim()) return;
    const timer = setTimeout(() => {
      shown.current = typed.trim();
      latest.current(typed);
    }, typingPause);
    return () => clearTimeout(timer);
  }, [typed, isComposing]);
  return (
    <TextField
      label={label}
      name={name}
      type="search"
      enterKeyHint="search"
      placeholder={placeholder}
      value={typed}
      onChange={setTyped}
      onCompositionStart={() => setComposing(true)}
      onCompositionEnd={(event: CompositionEvent<HTMLInputElement>) => {
        setTyped(event.currentTarget.value);
        setComposing(false);
      }}
    />
  );
}
