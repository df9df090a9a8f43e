import type { LineShownFragment } from '@/generated/portal/graphql';
import { usePage } from '@/portal/page/usePage';
import { useTexts } from '@/portal/page/useTexts';
import { textIn } from '@/shared/lib/localized-text';
import { Badge, type BadgeTone } from '@/shared/ui/Badge';
import { Icon } from '@/shared/ui/Icon';
import styles from './job-import.module.css';

const tones: Record<LineShownFragment['act'], BadgeTone> = {
  create: 'accent',
  change: 'accent',
  unchanged: 'plain',
  skip: 'danger',
};

type Problems = LineShownFragment['problems'];

/** Two fields may have the same problem, such as a missing translation. */
function distinct(problems: Problems): Problems {
  const keyed = new Map(problems.map((problem) => [`${problem.column}:${problem.message}`, problem]));
  return [...keyed.values()];
}

/** Lines of the file, each with its outcome and its problems by column. */
export function ImportLines({ lines }: { lines: readonly LineShownFragment[] }) {
  const texts = useTexts('jobImport');
  const { locale } = usePage().address;
  if (lines.length === 0) return null;
  return (
    <ol className={styles.lines}>
      {lines.map(({ line, act, reference, name, problems }) => (
        <li key={line}>
          <p className={styles.head}>
            <strong>{texts.line(line)}</strong>
            <Badge tone={tones[act]}>{texts.acts[act]}</Badge>
            <span>{[textIn(locale, name), reference].filter(Boolean).join(' · ')}</span>
          </p>
          <ul>
            {distinct(problems).map(({ weight, column, message }) => (
              <li key={`${column}${message}`} className={weight === 'blocks' ? styles.wrong : styles.known}>
                <Icon name={weight === 'warns' ? 'bell' : 'warning'} size={18} />
                <span>
                  {column && <strong>{texts.column(column)}</strong>}
                  {message}
                </span>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
