import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import styles from './Carousel.module.css';
import { Icon, SvgIcon } from './Icon';

interface CarouselProps {
  label: string;
  previousLabel: string;
  nextLabel: string;
  /** The width of a slide: the whole width, or a card's. */
  slides: 'wide' | 'cards';
  items: readonly { key: string; content: ReactNode }[];
  /** Advances by itself until it is stopped; the labels are for the button that stops and starts it. */
  autoplay?: { stopLabel: string; startLabel: string };
}

/** How long a slide is shown. */
const interval = 6000;

const stopDrawing = 'M8 5v14M16 5v14';
const startDrawing = 'M7 4.5v15l12-7.5L7 4.5Z';

const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

function step(row: HTMLElement | null, direction: 1 | -1): void {
  const slide = row?.firstElementChild;
  if (!row || !slide) return;
  const atEnd = row.scrollLeft + row.clientWidth >= row.scrollWidth - 1;
  const behavior = calm() ? 'auto' : 'smooth';
  if (direction === 1 && atEnd) row.scrollTo({ left: 0, behavior });
  else row.scrollBy({ left: direction * slide.clientWidth, behavior });
}

/** Whether it advances by itself: never with reduced motion, and not while somebody focuses or hovers it. */
function useAutoplay(
  carousel: RefObject<HTMLElement | null>,
  track: RefObject<HTMLElement | null>,
  wanted: boolean,
) {
  const [playing, setPlaying] = useState(false);
  useEffect(() => setPlaying(wanted && !calm()), [wanted]);
  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(() => {
      const watched = carousel.current?.matches(':hover, :focus-within') || document.hidden;
      if (!watched) step(track.current, 1);
    }, interval);
    return () => clearInterval(timer);
  }, [playing, carousel, track]);
  return [playing, setPlaying] as const;
}

/** A row that snaps to its slides: swiped, scrolled by wheel, or stepped by buttons. */
export function Carousel(props: CarouselProps) {
  const { label, previousLabel, nextLabel, slides, items, autoplay } = props;
  const carousel = useRef<HTMLElement>(null);
  const track = useRef<HTMLUListElement>(null);
  const [playing, setPlaying] = useAutoplay(carousel, track, autoplay !== undefined && items.length > 1);
  const stepByHand = (direction: 1 | -1) => {
    setPlaying(false);
    step(track.current, direction);
  };
  return (
    <section ref={carousel} className={styles.carousel} aria-label={label}>
      <ul
        ref={track}
        className={`${styles.track} ${styles[slides]}`}
        onTouchStart={() => setPlaying(false)}
        onWheel={() => setPlaying(false)}
      >
        {items.map(({ key, content }) => (
          <li key={key} className={styles.slide}>
            {content}
          </li>
        ))}
      </ul>
      <div className={styles.buttons}>
        {autoplay && items.length > 1 && (
          <button
            type="button"
            className={styles.button}
            onClick={() => setPlaying(!playing)}
            aria-label={playing ? autoplay.stopLabel : autoplay.startLabel}
          >
            <SvgIcon path={playing ? stopDrawing : startDrawing} />
          </button>
        )}
        <button
          type="button"
          className={`${styles.button} ${styles.step}`}
          onClick={() => stepByHand(-1)}
          aria-label={previousLabel}
        >
          <Icon name="chevronLeft" />
        </button>
        <button
          type="button"
          className={`${styles.button} ${styles.step}`}
          onClick={() => stepByHand(1)}
          aria-label={nextLabel}
        >
          <Icon name="chevronRight" />
        </button>
      </div>
    </section>
  );
}
