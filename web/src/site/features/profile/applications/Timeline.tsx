import type { ApplicationItemFragment } from '@/generated/seeker/graphql';
import { momentText } from '@/shared/lib/date-text';
import { usePage } from '@/site/page/usePage';
import { useTexts } from '@/site/page/useTexts';
import styles from './applications.module.css';
import { takenBackAt } from './history';
import { interviewOf } from './useApplications';

interface Entry {
  at: string;
  title: string;
  text: string;
}

/**
 * The history of an application, newest first, including when it was opened and the state of its interview.
 */
export function Timeline({ application }: { application: ApplicationItemFragment }) {
  const { history, opened_at } = application;
  const interview = interviewOf(application);
  const texts = useTexts('profile').applications;
  const { locale } = usePage().address;
  const entries: Entry[] = history.map(({ _created_at, event }, index) => {
    const takenBack = takenBackAt(history, index);
    return {
      at: _created_at,
      title: texts.statuses[event],
      text: takenBack ? texts.hiringTakenBack[takenBack] : texts.meanings[event],
    };
  });
  if (opened_at !== null) entries.push({ at: opened_at, title: texts.opened, text: texts.openedMeaning });
  if (interview) {
    const { state, changed_at } = interview;
    entries.push({ at: changed_at, title: texts.interviewStates[state], text: texts.interviewNext[state] });
  }
  // Of two entries at the same moment, the later one in the list happened later.
  const ordered = entries.map((entry, index) => ({ ...entry, index }));
  ordered.sort((a, b) => b.at.localeCompare(a.at) || b.index - a.index);
  return (
    <ol className={styles.timeline}>
      {ordered.map(({ at, title, text }) => (
        <li key={`${at} ${title}`} className={styles.event}>
          <p className={styles.eventTitle}>{title}</p>
          <p>{text}</p>
          <p className={styles.soft}>
            <time dateTime={at}>{momentText(at, locale)}</time>
          </p>
        </li>
      ))}
    </ol>
  );
}
