import type { ApplicantShownFragment } from '../../../generated/portal/graphql';
import { dayText } from '../../../shared/lib/date-text';
import { telephoneText } from '../../../shared/lib/telephone';
import { formatCount } from '../../../shared/messages/every-page/count';
import { Avatar } from '../../../shared/ui/Avatar';
import { ButtonLink } from '../../../shared/ui/button/Button';
import { EmptyState } from '../../../shared/ui/empty-state/EmptyState';
import { Icon } from '../../../shared/ui/every-page/Icon';
import { Notice } from '../../../shared/ui/panels/Notice';
import { Tabs } from '../../../shared/ui/panels/Tabs';
import { StatusBadge } from '../../components/applicants/StatusBadge';
import { DecisionButtons } from '../../components/decisions/DecisionButtons';
import type { Decidable } from '../../components/decisions/useDecide';
import page from '../../components/page/page.module.css';
import { paths } from '../../lib/every-page/paths';
import { textIn } from '../../lib/localized-text';
import { may } from '../../lib/permissions';
import { useLink } from '../../page/every-page/useLink';
import { usePage } from '../../page/every-page/usePage';
import { useTexts } from '../../page/every-page/useTexts';
import { useMembership } from '../../services/usePortal';
import { parts } from './applicant-query';
import { InterviewsPart } from './InterviewsPart';
import { MessagesPart } from './MessagesPart';
import { NotesPart } from './NotesPart';
import { ProfilePart } from './ProfilePart';
import styles from './person.module.css';
import { useSearch } from './useSearch';

type Profile = NonNullable<ApplicantShownFragment['profile']>;

/** Leads to the list and to the previous and next applicant. */
function Walk({ applicant }: { applicant: ApplicantShownFragment | undefined }) {
  const texts = useTexts('applicants');
  const { hrefOf, open } = useSearch();
  const { previous = null, next = null, position = 0, total = 0 } = applicant?.neighbours ?? {};
  // The person has decided about the last applicant of the list.
  const isLast = next === null && applicant?.decision?.is_own;
  const place = isLast ? texts.lastOne : texts.position(formatCount(position), formatCount(total));
  return (
    <nav className={styles.walk} aria-label={texts.list}>
      <a className={styles.back} href={hrefOf({ applicant: '' })} aria-label={texts.backToList}>
        <Icon name="chevronLeft" />
        {texts.listView}
      </a>
      <span className={styles.position} role="status">
        {position > 0 && place}
      </span>
      <button
        type="button"
        className={styles.step}
        aria-disabled={previous === null || undefined}
        onClick={() => previous !== null && open(previous)}
      >
        <Icon name="chevronLeft" />
        {texts.previous}
      </button>
      <button
        type="button"
        className={styles.step}
        aria-disabled={next === null || undefined}
        onClick={() => next !== null && open(next)}
      >
        {texts.next}
        <Icon name="chevronRight" />
      </button>
    </nav>
  );
}

interface ToolsProps {
  /** Absent while it is loading. */
  applicant: ApplicantShownFragment | undefined;
  onDecide: (status: Decidable) => void;
}

/** The buttons that are used over and over: they keep their place from applicant to applicant. */
export function Tools({ applicant, onDecide }: ToolsProps) {
  const { company, role } = useMembership();
  const { part } = useSearch().search;
  const mayDecide = may('decide', role, company.state);
  // Writing a message needs the room.
  const isCompact = part === 'messages';
  return (
    <div
      className={`${styles.tools} ${isCompact ? styles.compact : ''}`}
      data-tools={isCompact ? undefined : ''}
    >
      <Walk applicant={applicant} />
      {mayDecide && (
        <div className={styles.decide}>
          <DecisionButtons
            {...(applicant && { current: applicant.decision?.status ?? applicant.status })}
            possible={applicant?.next_statuses ?? []}
            onDecide={onDecide}
          />
        </div>
      )}
    </div>
  );
}

function Head({ applicant, profile }: { applicant: ApplicantShownFragment; profile: Profile }) {
  const texts = useTexts('applicants');
  const { newTab } = useTexts('common');
  const link = useLink();
  const { locale } = usePage().address;
  const { company } = useMembership();
  const telephone = telephoneText(profile.telephone);
  return (
    <header className={styles.head}>
      <Avatar source={profile.picture ?? profile.picture_thumbnail} name={profile.name} size={72} />
      <div className={styles.who}>
        <h2 className={styles.name}>{profile.name}</h2>
        <p className={page.row}>
          <StatusBadge applicant={applicant} />
          <a href={link(paths.job(company.id, applicant.job.id))}>
            {textIn(locale, applicant.job.content.name)}
          </a>
        </p>
        <p className={page.quiet}>{texts.appliedOn(dayText(applicant.applied_at, locale))}</p>
      </div>
      <p className={styles.contact}>
        <ButtonLink
          kind="secondary"
          href={`tel:+852${profile.telephone}`}
          aria-label={texts.callTo(telephone)}
        >
          {texts.call} <span className={styles.number}>{telephone}</span>
        </ButtonLink>
        <ButtonLink
          kind="secondary"
          href={`https://wa.me/852${profile.telephone}`}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`${texts.whatsapp}${newTab}`}
        >
          {texts.whatsapp}
        </ButtonLink>
      </p>
    </header>
  );
}

function PartTabs({ applicant }: { applicant: ApplicantShownFragment }) {
  const texts = useTexts('applicants');
  const { search, hrefOf } = useSearch();
  const { conversation, interviews, note_count } = applicant;
  const counts = { profile: 0, messages: 0, interviews: interviews.length, notes: note_count };
  const hasNew = conversation.last_number > conversation.read_by_company;
  const tabs = parts.map((part) => ({
    href: hrefOf({ part }),
    label: counts[part] > 0 ? `${texts.parts[part]} ${counts[part]}` : texts.parts[part],
    dot: part === 'messages' && hasNew ? texts.newMessage : undefined,
  }));
  return <Tabs label={texts.partsLabel} tabs={tabs} current={hrefOf({ part: search.part })} />;
}

interface PersonProps {
  applicant: ApplicantShownFragment;
  /** Counts the changes that the stream has reported. */
  changes: number;
  onChanged: () => void;
}

/** An applicant: what they sent, and everything that can be done. */
export function Person({ applicant, changes, onChanged }: PersonProps) {
  const texts = useTexts('applicants');
  const { part } = useSearch().search;
  const { profile, decision } = applicant;
  if (profile === null) {
    return <EmptyState level={2} title={texts.withdrawn} text={texts.withdrawnText} />;
  }
  return (
    <article
      className={`${styles.person} ${part === 'messages' ? styles.writing : ''}`}
      aria-label={profile.name}
    >
      <Head applicant={applicant} profile={profile} />
      {decision && !decision.is_own && (
        <Notice>{texts.waits(texts.statuses[decision.status], decision.by)}</Notice>
      )}
      <PartTabs applicant={applicant} />
      {part === 'profile' && <ProfilePart applicant={applicant} profile={profile} />}
      {part === 'messages' && (
        <MessagesPart key={applicant.id} applicant={applicant.id} name={profile.name} changes={changes} />
      )}
      {part === 'interviews' && (
        <InterviewsPart key={applicant.id} applicant={applicant} onChanged={onChanged} />
      )}
      {part === 'notes' && <NotesPart applicant={applicant} onChanged={onChanged} />}
    </article>
  );
}
