import { useState } from 'react';
import styles from './CompanyLogo.module.css';

interface CompanyLogoProps {
  source: string | null;
  name: string;
  size: number;
  /** The alternative text; left out where the name is beside the logo. */
  alternative?: string;
}

/** The company's logo; without one, or if it fails to load, the first letter of its name. */
export function CompanyLogo({ source, name, size, alternative = '' }: CompanyLogoProps) {
  const [broken, setBroken] = useState<string>();
  // An image that failed before hydration has fired its error event already, so its state is checked.
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
