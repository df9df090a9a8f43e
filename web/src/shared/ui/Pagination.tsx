import { Icon } from './Icon';
import styles from './Pagination.module.css';

interface PaginationProps {
  label: string;
  previousLabel: string;
  nextLabel: string;
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
}

/** The pages to link to: the first, the last and those around the current one; 0 is a gap. */
export function pagesShown(page: number, pages: number): number[] {
  const near = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages);
  const shown: number[] = [];
  for (const number of [...new Set(near)].sort((a, b) => a - b)) {
    const last = shown.at(-1) ?? 0;
    if (number - last === 2) shown.push(number - 1);
    else if (number - last > 2) shown.push(0);
    shown.push(number);
  }
  return shown;
}

export function Pagination({ label, previousLabel, nextLabel, page, pages, hrefOf }: PaginationProps) {
  if (pages <= 1) return null;
  return (
    <nav className={styles.pagination} aria-label={label}>
      {page > 1 && (
        <a className={styles.step} href={hrefOf(page - 1)} rel="prev" aria-label={previousLabel}>
          <Icon name="chevronLeft" />
        </a>
      )}
      {pagesShown(page, pages).map((number, index) =>
        number === 0 ? (
          <span key={index === 1 ? 'gap-before' : 'gap-after'} className={styles.gap}>
            …
          </span>
        ) : (
          <a
            key={number}
            className={styles.step}
            href={hrefOf(number)}
            aria-current={number === page ? 'page' : undefined}
          >
            {number}
          </a>
        ),
      )}
      {page < pages && (
        <a className={styles.step} href={hrefOf(page + 1)} rel="next" aria-label={nextLabel}>
          <Icon name="chevronRight" />
        </a>
      )}
    </nav>
  );
}
