import type { ApplicationItemFragment, MyApplicationsQuery } from '@/generated/seeker/graphql';
import { CompanyLogo } from '@/shared/components/company-logo/CompanyLogo';
import { formatQuery } from '@/shared/lib/address';
import { appointmentText, dayText } from '@/shared/lib/date-text';
import { Badge } from '@/shared/ui/Badge';
import { ButtonLink } from '@/shared/ui/button/Button';
import { ChipLink } from '@/shared/ui/Chip';
import cardLink from '@/shared/ui/card-link.module.css';
import { EmptyState } from '@/shared/ui/empty-state/EmptyState';
import { paths } from '@/site/lib/paths';
import { useHref } from '@/site/page/useHref';
import { usePage } from '@/site/page/usePage';
import { useTexts } from '@/site/page/useTexts';
import { useAsk } from '@/site/services/api/useAsk';
import styles from '../lists.module.css';
import type { ProfilePageProps } from '../profile-page-definition';
import { useMore } from '../useMore';
import { usePopup } from '../usePopup';
import { ApplicationPopup } from './ApplicationPopup';
import ownStyles from './applications.module.css';
import { applicationsOperation, type TabName, tabNames, tabOf } from './applications-operation';
import { StatusBadge } from './StatusBadge';
import { hasUnread, interviewOf, isPast, useApplications } from './useApplications';

/** What waits for the seeker besides the status: an interview, an unread message. */
function WaitingBadges({ application }: { application: ApplicationItemFragment }) {
  const texts = useTexts('profile').applications;
  const { locale } = usePage().address;
  const interview = interviewOf(application);
  const time = interview?.state === 'accepted' && !isPast(interview) ? interview.time : null;
  const isUnread = hasUnread(application);
  if (time === null && !isUnread) return null;
  return (
    <p className={ownStyles.waiting}>
      {time !== null && <Badge tone="highlight">{texts.interviewOn(appointmentText(time, locale))}</Badge>}
      {isUnread && <Badge tone="danger">{texts.newMessages}</Badge>}
    </p>
  );
}

function ApplicationLine({ application }: { application: ApplicationItemFragment }) {
  const texts = useTexts('profile').applications;
  const { locale } = usePage().address;
  const { hrefOf } = usePopup();
  const { comma } = useTexts('resume');
  const { job } = application;
  const districts = [...new Set(application.address.map(({ district_name }) => district_name))];
  return (
    <li className={styles.item}>
      <CompanyLogo source={job.company.company_logo_thumbnail} name={job.company.name} size={44} />
      <div className={styles.text}>
        <p className={styles.top}>
          <a
            className={`${cardLink.link} ${styles.link}`}
            href={hrefOf('application', { id: application._id })}
          >
            {job.job_name}
          </a>
          <StatusBadge application={application} />
        </p>
        <p>{job.company.name}</p>
        <p className={styles.soft}>{districts.join(comma)}</p>
        <p className={styles.soft}>{texts.appliedAt(dayText(application.applied_at, locale))}</p>
        <WaitingBadges application={application} />
      </div>
    </li>
  );
}

export function Applications({ data, profile }: ProfilePageProps<MyApplicationsQuery>) {
  const texts = useTexts('profile').applications;
  const link = useHref();
  const ask = useAsk();
  const { query } = usePage().address;
  const tab = tabOf(query);
  const { applications, total } = data.get_applications;
  const { held, missed, missed_by_employers } = data.interview_record;
  const list = useMore(
    { items: applications, total },
    async (offset) => (await ask(applicationsOperation(tab, offset))).get_applications.applications,
  );
  const live = useApplications(list.items);
  const tabHref = (name: TabName) =>
    link(
      `/profile/${formatQuery([
        ['page', 'myApplications'],
        ['status', name === 'all' ? undefined : name],
      ])}`,
    );
  return (
    <>
      <nav className={ownStyles.tabs} aria-label={texts.filter}>
        {tabNames.map((name) => (
          <ChipLink key={name} href={tabHref(name)} current={name === tab}>
            {texts.tabs[name]}
          </ChipLink>
        ))}
      </nav>
      {list.items.length === 0 ? (
        <EmptyState
          level={2}
          title={tab === 'all' ? texts.emptyTitle : texts.emptyTab}
          text={tab === 'all' ? texts.emptyText : texts.emptyTabText}
          action={<ButtonLink href={link(paths.findJobs())}>{texts.emptyAction}</ButtonLink>}
        />
      ) : (
        <ul className={styles.list}>
          {live.applications.map((application) => (
            <ApplicationLine key={application._id} application={application} />
          ))}
        </ul>
      )}
      {list.more}
      {held + missed + missed_by_employers > 0 && (
        <p className={styles.soft}>{texts.interviewRecord(held, missed, missed_by_employers)}</p>
      )}
      <ApplicationPopup
        applications={live}
        seeker={profile._id}
        onWithdrawn={(id) => list.remove((application) => application._id === id)}
      />
    </>
  );
}
