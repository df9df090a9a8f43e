import styles from './Avatar.module.css';
import { Icon } from './Icon';

/** A person's picture, or the first character of the name, or a plain icon. */
export function Avatar({ source, name, size = 44 }: { source: string | null; name: string; size?: number }) {
  if (source !== null) {
    return <img className={styles.avatar} src={source} width={size} height={size} alt="" />;
  }
  return (
    <span className={`${styles.avatar} ${size > 60 ? styles.large : ''}`}>
      {name === '' ? <Icon name="person" size={24} /> : [...name][0]}
    </span>
  );
}
