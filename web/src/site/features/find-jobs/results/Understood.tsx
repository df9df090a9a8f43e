import { Icon } from '@/shared/ui/Icon';
import { type PartName, type Search, valuesOf, withValues } from '@/site/components/search-query/search';
import type { Found } from '@/site/components/search-query/subject';
import { useHref } from '@/site/page/useHref';
import { useTexts } from '@/site/page/useTexts';
import { Nearest } from './SortLinks';
import styles from './Understood.module.css';

type Part = Found['parts'][number];

interface UnderstoodProps {
  parts: readonly Part[];
  search: Search;
  /** Whether the answer was given with a place to measure from. */
  isLocated: boolean;
  pathOf: (search: Search) => string;
}

const nameOf = ({ name, text }: Part) => name ?? text;

/** The parts worth showing: a text that is a single known word needs no explanation. */
export function toldParts(parts: readonly Part[]): readonly Part[] {
  return parts.filter(
    ({ kind, name, left_out }) => !left_out && kind !== 'words' && (name !== null || parts.length > 1),
  );
}

/** The search with a part added to one of the lists of parts. */
function withPart(search: Search, name: PartName, { text }: Part): Search {
  return withValues(search, name, [...valuesOf(search, name), text]);
}

/**
 * The parts that were left out because no job matches them together with the rest; each links to the search
 * that keeps it.
 */
function LeftOut({ parts, search, pathOf }: Omit<UnderstoodProps, 'isLocated'>) {
  const texts = useTexts('results');
  const link = useHref();
  return (
    <div className={styles.leftOut}>
      <p>{texts.relaxed}</p>
      <ul className={styles.parts}>
        {parts.map((part) => (
          <li key={part.text}>
            <a
              className={styles.part}
              href={link(pathOf(withPart(search, 'keep', part)))}
              aria-label={texts.keep(nameOf(part))}
            >
              <Icon name="plus" size={16} />
              <span>{nameOf(part)}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** How the text was understood; each part links to the search that takes it as plain words. */
export function Understood({ parts, search, isLocated, pathOf }: UnderstoodProps) {
  const texts = useTexts('results');
  const link = useHref();
  const leftOut = parts.filter(({ left_out }) => left_out);
  const understood = toldParts(parts);
  const asksForPlace = parts.some(({ kind }) => kind === 'near_me') && !isLocated;
  return (
    <>
      {understood.length > 0 && (
        <ul className={styles.parts} aria-label={texts.understood}>
          {understood.map((part) => (
            <li key={part.text}>
              <a
                className={styles.part}
                href={link(pathOf(withPart(search, 'asWords', part)))}
                aria-label={texts.asWords(nameOf(part))}
              >
                <span>{nameOf(part)}</span>
                <Icon name="close" size={16} />
              </a>
            </li>
          ))}
        </ul>
      )}
      {leftOut.length > 0 && <LeftOut parts={leftOut} search={search} pathOf={pathOf} />}
      {asksForPlace && (
        <p className={styles.nearMe}>
          <span>{texts.nearMe}</span>
          <Nearest
            search={search}
            isLocated={isLocated}
            isAround={false}
            pathOf={pathOf}
            className={styles.locate}
            label={texts.locate}
          />
        </p>
      )}
    </>
  );
}
