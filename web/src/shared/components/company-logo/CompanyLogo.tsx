import { useState } from 'react';
import styles from './CompanyLogo.module.css';

interface CompanyLogoProps {
  source: string | null;
  name: string;
  size: number;
  /** Text for those who cannot see it; left out where the name is beside it. */
  alternative?: string;
}

/** The company's picture; its first letter on a plain ground where there is none, or it does not load. */
export function CompanyLogo({ source, name, size, alternative = '' }: CompanyLogoProps) {
  const [broken, setBroken] = useState<string>();
  // One that failed before the script came has told nobody but itself.
  const look = (image: HTMLImageElement | null) => {
    if (source !== null && image?.complete && image.naturalWidth === 0) setBroken(source);
  };
  if (source === null || source === broken) {
    return (
      <svg className={styles.letter} width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
        <rect width="32" height="32" rx="6" />
        <text x="16" y="22" textAnchor="middle">
          {[...name][0]}
        </text>
      </svg>
    );
  }
  return (
    <img
      ref={look}
      className={styles.picture}
      src={source}
      width={size}
      height={size}
      alt={alternative}
      loading="lazy"
      onError={() => setBroken(source)}
    />
  );
}
