import type { ApplicantListedFragment } from '@/generated/portal/graphql';
import { StatusBadge } from '@/portal/components/applicants/StatusBadge';
import { placeText } from '@/portal/components/job-facts/job-text';
import { usePage } from '@/portal/page/usePage';
import { useTexts } from '@/portal/page/useTexts';
import { daysAgo } from '@/shared/lib/dates';
import { textIn } from '@/shared/lib/localized-text';
import { Avatar } from '@/shared/ui/Avatar';
import hidden from '@/shared/ui/hidden.module.css';
import { Icon } from '@/shared/ui/Icon';
import { Muted } from '@/shared/ui/layout/Muted';
import lists from '@/shared/ui/page/list.module.css';
import styles from './applicants.module.css';

/** Shows stars; screen readers get the number. */
function RatingStars({ rating }: { rating: number }) {
  const texts = useTexts('applicants');
  return (
    <span>
      <span aria-hidden="true">{'★'.repeat(rating)}</span>
      <span className={hidden.hidden}>{texts.rated(rating)}</span>
    </span>
  );
}

/** The facts that matter before opening an applicant. */
function ApplicantFacts({ applicant }: { applicant: ApplicantListedFragment }) {
  const texts = useTexts('applicants');
  const { locale } = usePage().address;
  const { profile, hours_fit, distance_km, rating, note_count } = applicant;
  const [place] = applicant.places;
  if (profile === null) return null;
  const facts = [
    profile.experience_months > 0 && texts.months(profile.experience_months),
    place && placeText(place, locale),
    distance_km !== null && texts.km(distance_km.toFixed(1)),
    note_count > 0 && texts.notesCount(note_count),
  ].filter(Boolean);
  const percent = hours_fit?.percent ?? null;
  return (
    <Muted>
      {percent !== null && <strong className={styles.fit}>{texts.fits(percent)}</strong>}
      {percent !== null && facts.length > 0 && ' · '}
      {facts.join(' · ')}
      {rating !== null && (
        <>
          {' · '}
          <RatingStars rating={rating} />
        </>
      )}
    </Muted>
  );
}

interface ApplicantRowProps {
  applicant: ApplicantListedFragment;
  href: string;
  isOpen: boolean;
  /** False when the list is of one job. */
  showsJob: boolean;
  isSelected: boolean;
  /** Absent for people who may only view. */
  onSelect?: (() => void) | undefined;
}

export function ApplicantRow(props: ApplicantRowProps) {
  const { applicant, href, isOpen, showsJob, isSelected, onSelect } = props;
  const texts = useTexts('applicants');
  const { address, now } = usePage();
  const { locale } = address;
  const { profile, id } = applicant;
  const job = showsJob && textIn(locale, applicant.job.content.name);
  const when = texts.appliedAgo(daysAgo(applicant.applied_at, now));
  if (profile === null) {
    return (
      <li className={styles.row} data-applicant={id}>
        <span className={styles.box} />
        <Icon name="minus" size={24} />
        <Muted>
          {texts.withdrawn}
          <br />
          {[job, when].filter(Boolean).join(' · ')}
        </Muted>
      </li>
    );
  }
  return (
    <li
      className={`${styles.row} ${applicant.is_read ? '' : styles.unread} ${isOpen ? styles.open : ''}`}
      data-applicant={id}
    >
      {onSelect ? (
        <label className={styles.box}>
          <input
            type="checkbox"
            checked={isSelected}
            aria-label={texts.select(profile.name)}
            onChange={onSelect}
          />
        </label>
      ) : (
        <span className={styles.box} />
      )}
      <Avatar source={profile.picture_thumbnail} name={profile.name} />
      <div className={styles.textColumn}>
        <h2 className={styles.name}>
          <a className={lists.cover} href={href} aria-current={isOpen ? 'true' : undefined}>
            {profile.name}
          </a>
          {!applicant.is_read && <span className={styles.dot} role="img" aria-label={texts.unread} />}
          <StatusBadge applicant={applicant} />
        </h2>
        <p>{[job, when].filter(Boolean).join(' · ')}</p>
        <ApplicantFacts applicant={applicant} />
      </div>
    </li>
  );
}
