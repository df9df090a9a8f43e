import { useEffect, useRef } from 'react';
import hidden from '@/shared/ui/hidden.module.css';

/** Announces the title of each page after the first to screen readers. */
export function Announcer({ text }: { text: string }) {
  const region = useRef<HTMLParagraphElement>(null);
  const last = useRef(text);
  useEffect(() => {
    if (text === last.current || region.current === null) return;
    last.current = text;
    region.current.textContent = text;
  }, [text]);
  return <p ref={region} className={hidden.hidden} aria-live="polite" />;
}
