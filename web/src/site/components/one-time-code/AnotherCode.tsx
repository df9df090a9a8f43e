import { useAction } from '@/shared/hooks/action/useAction';
import { useSecondsUntil } from '@/shared/hooks/useSecondsUntil';
import { Button } from '@/shared/ui/button/Button';
import { useTexts } from '@/site/page/useTexts';
import styles from './AnotherCode.module.css';

export interface WayToResend {
  label: string;
  send: () => Promise<void>;
}

interface AnotherCodeProps {
  /** When another code can be requested, in milliseconds. */
  resendAt: number;
  /** The ways to get another code. */
  advice: string;
  /** The ways to send another code, the usual one first. */
  ways: readonly WayToResend[];
  onError: (error: unknown) => void;
}

/** Counts down to the moment when another code can be requested, then offers the ways to send it. */
export function AnotherCode({ resendAt, advice, ways, onError }: AnotherCodeProps) {
  const texts = useTexts('login');
  const seconds = useSecondsUntil(resendAt);
  const { run, busy } = useAction(({ send }: WayToResend) => send(), onError);
  if (seconds > 0) return <p className={styles.wait}>{texts.resendIn(seconds)}</p>;
  return (
    <div className={styles.again}>
      <p className={styles.wait}>{advice}</p>
      {ways.map((way, index) => (
        <Button
          key={way.label}
          kind={index === 0 ? 'secondary' : 'quiet'}
          busy={busy}
          onClick={() => run(way)}
        >
          {way.label}
        </Button>
      ))}
    </div>
  );
}
