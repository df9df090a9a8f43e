import { CompanyLogo } from '../company-logo/CompanyLogo';
import { ReplyRecord } from '../reply-record/ReplyRecord';
import type { ReplyRecordFacts } from '../reply-record/reply-words';
import styles from './CompanyHeader.module.css';

interface CompanyHeaderProps {
  name: string;
  logo: string | null;
  about: string;
  /** How it answers its applicants; null for a company with few applicants. */
  replyRecord?: ReplyRecordFacts | null;
  /** The level of the heading: 1 at the head of a page, 2 in a part of one. */
  level?: 1 | 2;
}

/** The company's logo, name and description, as at the top of its page. */
export function CompanyHeader({ name, logo, about, replyRecord, level = 1 }: CompanyHeaderProps) {
  const Heading = `h${level}` as const;
  return (
    <header className={styles.company}>
      <CompanyLogo source={logo} name={name} size={96} />
      <Heading className={styles.name}>{name}</Heading>
      <div className={styles.about}>
        {replyRecord && <ReplyRecord record={replyRecord} />}
        <p>{about}</p>
      </div>
    </header>
  );
}
