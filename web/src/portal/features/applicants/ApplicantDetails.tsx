import type { ApplicantShownFragment } from '@/generated/portal/graphql';
import { StatusBadge } from '@/portal/components/applicants/StatusBadge';
import { DecisionButtons } from '@/portal/components/decisions/DecisionButtons';
import type { Decidable } from '@/portal/components/decisions/useDecide';
import { paths } from '@/portal/lib/paths';
import { isAllowed } from '@/portal/lib/permissions';
import { usePage } from '@/portal/page/usePage';
import { useTexts } from '@/portal/page/useTexts';
import { useMembership } from '@/portal/services/usePortal';
import { useLink } from '@/shared/hooks/application/useLink';
import { dayText } from '@/shared/lib/date-text';
import { textIn } from '@/shared/lib/localized-text';
import { telephoneText } from '@/shared/lib/telephone';
import { formatCount } from '@/shared/messages/count';
import { Avatar } from '@/shared/ui/Avatar';
import { ButtonLink } from '@/shared/ui/button/Button';
import { EmptyState } from '@/shared/ui/empty-state/EmptyState';
import { Icon } from '@/shared/ui/Icon';
import { Muted } from '@/shared/ui/layout/Muted';
import { Row } from '@/shared/ui/layout/Row';
import { Notice } from '@/shared/ui/panels/Notice';
import { Tabs } from '@/shared/ui/tabs/Tabs';
import styles from './applicant-details.module.css';
import { detailsTabs } from './applicant-query';
import { InterviewsTab } from './InterviewsTab';
import { MessagesTab } from './MessagesTab';
import { NotesTab } from './NotesTab';
import { ProfileTab } from './ProfileTab';
import { useApplicantSearch } from './useApplicantSearch';

type Profile = NonNullable<ApplicantShownFragment['profile']>;

/** Leads to the list and to the previous and next applicant. */
function ApplicantPager({ applicant }: { applicant: ApplicantShownFragment | undefined }) {
  const texts = useTexts('applicants');
  const { hrefOf, open } = useApplicantSearch();
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

interface ApplicantToolbarProps {
  /** Absent while it is loading. */
  applicant: ApplicantShownFragment | undefined;
  onDecide: (status: Decidable) => void;
}

/** The buttons that are used over and over: they keep their place from applicant to applicant. */
export function ApplicantToolbar({ applicant, onDecide }: ApplicantToolbarProps) {
  const { company, role } = useMembership();
  const { tab } = useApplicantSearch().search;
  const mayDecide = isAllowed('decide', role, company.state);
  // Writing a message needs the room.
  const isCompact = tab === 'messages';
  return (
    <div
      className={`${styles.tools} ${isCompact ? styles.compact : ''}`}
      data-tools={isCompact ? undefined : ''}
    >
      <ApplicantPager applicant={applicant} />
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

function ApplicantHeader({ applicant, profile }: { applicant: ApplicantShownFragment; profile: Profile }) {
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
        <Row as="p">
          <StatusBadge applicant={applicant} />
          <a href={link(paths.job(company.id, applicant.job.id))}>
            {textIn(locale, applicant.job.content.name)}
          </a>
        </Row>
        <Muted>{texts.appliedOn(dayText(applicant.applied_at, locale))}</Muted>
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

function DetailsTabs({ applicant }: { applicant: ApplicantShownFragment }) {
  const texts = useTexts('applicants');
  const { search, hrefOf } = useApplicantSearch();
  const { conversation, interviews, note_count } = applicant;
  const counts = { profile: 0, messages: 0, interviews: interviews.length, notes: note_count };
  const hasNew = conversation.last_number > conversation.read_by_company;
  const tabs = detailsTabs.map((tab) => ({
    href: hrefOf({ tab }),
    label: counts[tab] > 0 ? `${texts.tabs[tab]} ${counts[tab]}` : texts.tabs[tab],
    dot: tab === 'messages' && hasNew ? texts.newMessage : undefined,
  }));
  return <Tabs label={texts.tabsLabel} tabs={tabs} current={hrefOf({ tab: search.tab })} />;
}

interface ApplicantDetailsProps {
  applicant: ApplicantShownFragment;
  /** Counts the changes that the stream has reported. */
  changes: number;
  onChanged: () => void;
}

/** An applicant: what they sent, and everything that can be done. */
export function ApplicantDetails({ applicant, changes, onChanged }: ApplicantDetailsProps) {
  const texts = useTexts('applicants');
  const { tab } = useApplicantSearch().search;
  const { profile, decision } = applicant;
  if (profile === null) {
    return <EmptyState level={2} title={texts.withdrawn} text={texts.withdrawnText} />;
  }
  return (
    <article
      className={`${styles.person} ${tab === 'messages' ? styles.writing : ''}`}
      aria-label={profile.name}
    >
      <ApplicantHeader applicant={applicant} profile={profile} />
      {decision && !decision.is_own && (
        <Notice>{texts.waits(texts.statuses[decision.status], decision.by)}</Notice>
      )}
      <DetailsTabs applicant={applicant} />
      {tab === 'profile' && <ProfileTab applicant={applicant} profile={profile} />}
      {tab === 'messages' && (
        <MessagesTab key={applicant.id} applicant={applicant.id} name={profile.name} changes={changes} />
      )}
      {tab === 'interviews' && (
        <InterviewsTab key={applicant.id} applicant={applicant} onChanged={onChanged} />
      )}
      {tab === 'notes' && <NotesTab applicant={applicant} onChanged={onChanged} />}
    </article>
  );
}
