import type { ReactNode } from 'react';
import { Icon } from '@/shared/ui/Icon';
import { useTexts } from '@/site/page/useTexts';
import styles from './ResumeSection.module.css';

interface ResumeSectionProps {
  title: string;
  /** The link to edit the part. */
  edit: string;
  /** The link's text, if it does something other than edit the part. */
  editLabel?: string;
  children?: ReactNode;
}

/** A part of a resume with a link to edit it. Without content it says that the part is not filled in. */
export function ResumeSection({ title, edit, editLabel, children }: ResumeSectionProps) {
  const texts = useTexts('resume');
  const isEmpty = children === undefined || children === null || children === false || children === '';
  const label = editLabel ?? (isEmpty ? texts.add : texts.edit);
  return (
    <section className={styles.section}>
      <div className={styles.header}>
        <h2 className={styles.title}>{title}</h2>
        <a className={styles.edit} href={edit} aria-label={texts.actionOn(label, title)}>
          <Icon name={isEmpty || editLabel !== undefined ? 'plus' : 'pencil'} size={18} />
          {label}
        </a>
      </div>
      {isEmpty ? <p className={styles.empty}>{texts.empty}</p> : children}
    </section>
  );
}
