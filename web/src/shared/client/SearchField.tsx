import { type CompositionEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { TextField } from '@/shared/ui/fields/TextField';

/** Waits for a pause instead of searching for every letter. */
const typingPause = 400;

interface SearchFieldProps {
  name?: string;
  label: string;
  placeholder: string;
  /** The search term in the address. */
  term: string;
  /** Called when typing pauses, but not in the middle of an IME composition. */
  onTerm: (term: string) => void;
}

/** Searches a list as the person types. */
export function SearchField({ name = 'q', label, placeholder, term, onTerm }: SearchFieldProps) {
  const [typed, setTyped] = useState(term);
  const [isComposing, setComposing] = useState(false);
  const search = useEffectEvent(onTerm);
  // The address may have changed meanwhile, for example by going back.
  const shown = useRef(term);
  useEffect(() => {
    if (shown.current !== term) setTyped(term);
    shown.current = term;
  }, [term]);
  useEffect(() => {
    if (isComposing || typed.trim() === shown.current.trim()) return;
    const timer = setTimeout(() => {
      shown.current = typed.trim();
      search(typed);
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
