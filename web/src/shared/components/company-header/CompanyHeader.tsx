import { CompanyLogo } from '../company-logo/CompanyLogo';
import { ReplyRecord } from '../reply-record/ReplyRecord';
import type { ReplyRecordFacts } from '../reply-record/reply-words';
import styles from './CompanyHeader.module.css';

interface CompanyHeaderProps {
  name: string;
  logo: string | null;
  about: string;
  /** How it answers its applicants; null for a company with few. */
  replyRecord?: ReplyRecordFacts | null;
  /** 1 where it heads the page, 2 where it is a part of one. */
  level?: 1 | 2;
}

/** Who a company is, as the top of its page says. */
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
