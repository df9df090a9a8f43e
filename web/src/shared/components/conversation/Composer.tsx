import { type KeyboardEvent, useId, useRef } from 'react';
import { useKitTexts } from '@/shared/hooks/useKitTexts';
import { Button } from '@/shared/ui/button/Button';
import hidden from '@/shared/ui/hidden.module.css';
import styles from './Composer.module.css';
import { lengthOf, maxMessageLength } from './conversation';

export interface ReadySentence {
  code: string;
  text: string;
}

interface ComposerProps {
  typed: string;
  onType: (text: string) => void;
  onSend: () => void;
  readySentences: readonly ReadySentence[];
}

/** The number of remaining characters is shown from this many on. */
const nearEnd = 100;

/** With a keyboard Enter sends; on a phone it starts a new line, and only the button sends. */
const isAtDesk = () => matchMedia('(hover: hover) and (pointer: fine)').matches;

/**
 * During an IME composition Enter chooses a character. (Safari ends the composition first, and reports key
 * code 229.)
 */
function isComposing({ nativeEvent }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === 229;
}

function ReadySentences({
  sentences,
  onChoose,
}: {
  sentences: readonly ReadySentence[];
  onChoose: (text: string) => void;
}) {
  const texts = useKitTexts('conversation');
  return (
    <ul className={styles.ready} aria-label={texts.ready}>
      {sentences.map(({ code, text }) => (
        <li key={code}>
          <button type="button" className={styles.sentence} onClick={() => onChoose(text)}>
            {text}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The text field and button for a new message. */
export function Composer({ typed, onType, onSend, readySentences }: ComposerProps) {
  const texts = useKitTexts('conversation');
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const left = maxMessageLength - lengthOf(typed.trim());
  const canSend = typed.trim() !== '' && left >= 0;
  const send = () => {
    if (canSend) onSend();
    area.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event) || !isAtDesk()) return;
    event.preventDefault();
    send();
  };
  const choose = (sentence: string) => {
    onType(typed.trim() === '' ? sentence : `${typed.trimEnd()}\n${sentence}`);
    area.current?.focus();
  };
  return (
    <div className={styles.composer}>
      {readySentences.length > 0 && <ReadySentences sentences={readySentences} onChoose={choose} />}
      <div className={styles.row}>
        <label className={hidden.hidden} htmlFor={id}>
          {texts.write}
        </label>
        <textarea
          ref={area}
          id={id}
          className={styles.area}
          rows={1}
          enterKeyHint={isAtDesk() ? 'send' : 'enter'}
          placeholder={texts.placeholder}
          value={typed}
          aria-describedby={`${id}-left`}
          aria-invalid={left < 0 || undefined}
          onChange={(event) => onType(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <Button aria-disabled={!canSend} onClick={send}>
          {texts.send}
        </Button>
      </div>
      <p id={`${id}-left`} className={left < 0 ? styles.over : styles.left} aria-live="polite">
        {left < 0 ? texts.tooLong(-left) : left <= nearEnd ? texts.left(left) : ''}
      </p>
    </div>
  );
}
