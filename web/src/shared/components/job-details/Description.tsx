import { useKitTexts } from '@/shared/hooks/useKitTexts';
import styles from './Description.module.css';
import reckoned from './Reckoned.module.css';
import { Section } from './Section';

interface Block {
  kind: 'text' | 'list';
  lines: string[];
}

/** Job texts are plain: lines that begin with a dash form a list, blank lines separate paragraphs. */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  let current: Block | undefined;
  for (const line of text.split('\n').map((raw) => raw.trim())) {
    const item = /^[-•‧·*]\s*(\S.*)$/.exec(line)?.[1];
    const kind = item === undefined ? 'text' : 'list';
    if (line === '') {
      current = undefined;
      continue;
    }
    if (current?.kind !== kind) {
      current = { kind, lines: [] };
      blocks.push(current);
    }
    current.lines.push(item ?? line);
  }
  return blocks;
}

/** Jobs from feeds of other sites may have no description: the page says so. */
export function Description({ text }: { text: string }) {
  const texts = useKitTexts('jobDetails');
  const blocks = blocksOf(text);
  return (
    <Section title={texts.duties}>
      <div className={styles.text}>
        {blocks.length === 0 && <p>{texts.noDuties}</p>}
        {blocks.map(({ kind, lines }) =>
          kind === 'list' ? (
            <ul key={lines.join()} className={reckoned.list}>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          ) : (
            <p key={lines.join()}>{lines.join('\n')}</p>
          ),
        )}
      </div>
    </Section>
  );
}
