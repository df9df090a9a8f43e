import { type ReactNode, useRef } from 'react';
import styles from './Carousel.module.css';
import { Icon } from './Icon';

interface CarouselProps {
  label: string;
  previousLabel: string;
  nextLabel: string;
  /** How wide a slide is: the whole width, or a card's. */
  slides: 'wide' | 'cards';
  items: readonly { key: string; content: ReactNode }[];
}

/** A row that snaps to its slides: swiped by thumb, scrolled by wheel, stepped by the two buttons. */
export function Carousel({ label, previousLabel, nextLabel, slides, items }: CarouselProps) {
  const track = useRef<HTMLUListElement>(null);
  const step = (direction: 1 | -1) => {
    const row = track.current;
    const slide = row?.firstElementChild;
    if (row && slide) row.scrollBy({ left: direction * slide.clientWidth, behavior: 'smooth' });
  };
  return (
    <section className={styles.carousel} aria-label={label}>
      <ul ref={track} className={`${styles.track} ${styles[slides]}`}>
        {items.map(({ key, content }) => (
          <li key={key} className={styles.slide}>
            {content}
          </li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <button type="button" className={styles.button} onClick={() => step(-1)} aria-label={previousLabel}>
          <Icon name="chevronLeft" />
        </button>
        <button type="button" className={styles.button} onClick={() => step(1)} aria-label={nextLabel}>
          <Icon name="chevronRight" />
        </button>
      </div>
    </section>
  );
}
