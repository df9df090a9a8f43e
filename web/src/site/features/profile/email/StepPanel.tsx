import { type ReactNode, useEffect, useRef } from 'react';
import { useTexts } from '@/site/page/useTexts';
import styles from './email.module.css';

const total = 3;

interface StepPanelProps {
  step: number;
  isShown: boolean;
  children: ReactNode;
}

/** A step of a dialog. It keeps what was typed while another one is shown, and takes the focus when it is shown. */
export function StepPanel({ step, isShown, children }: StepPanelProps) {
  const texts = useTexts('email');
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isShown) ref.current?.querySelector('input')?.focus();
  }, [isShown]);
  return (
    <div ref={ref} className={styles.step} hidden={!isShown}>
      <p className={styles.soft}>{texts.step(step, total)}</p>
      {children}
    </div>
  );
}
