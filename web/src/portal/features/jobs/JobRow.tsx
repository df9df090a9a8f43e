import type { JobListedFragment } from '@/generated/portal/graphql';
import { missingLanguage, payOf, placeText } from '@/portal/components/job-facts/job-text';
import { StageBadge } from '@/portal/components/job-facts/StageBadge';
import { useStageText } from '@/portal/components/job-facts/useStageText';
import { paths } from '@/portal/lib/paths';
import { usePage } from '@/portal/page/usePage';
import { useTexts } from '@/portal/page/useTexts';
import { useMembership } from '@/portal/services/usePortal';
import { useLink } from '@/shared/hooks/application/useLink';
import { payText } from '@/shared/lib/pay';
import { formatCount } from '@/shared/messages/count';
import { Badge } from '@/shared/ui/Badge';
import { Muted } from '@/shared/ui/layout/Muted';
import styles from './jobs.module.css';

function JobNumbers({ job }: { job: JobListedFragment }) {
  const texts = useTexts('jobs');
  const link = useLink();
  const { company } = useMembership();
  if (job.published_at === null) return null;
  const applicants = formatCount(job.applications);
  const numbers = [
    [texts.views, job.views],
    [texts.openings, job.openings],
  ] as const;
  return (
    <dl className={styles.numbers}>
      {numbers.map(([label, count]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{formatCount(count)}</dd>
        </div>
      ))}
      <div>
        <dt>{texts.applications}</dt>
        <dd>
          {job.applications === 0 ? (
            applicants
          ) : (
            <a
              href={link(`${paths.applicants(company.id)}?job=${job.id}`)}
              aria-label={texts.toApplicants(applicants)}
            >
              {applicants}
            </a>
          )}
        </dd>
      </div>
    </dl>
  );
}

function JobBadges({ job }: { job: JobListedFragment }) {
  const texts = useTexts('jobs');
  const missing = missingLanguage(job.content.name);
  return (
    <>
      <StageBadge stage={job.stage} />
      {job.unread_applications > 0 && (
        <Badge tone="highlight">{texts.unread(formatCount(job.unread_applications))}</Badge>
      )}
      {job.draft !== null && job.published_at !== null && <Badge tone="highlight">{texts.changed}</Badge>}
      {missing !== undefined && <Badge>{texts.untranslated[missing]}</Badge>}
      {job.is_kept_by_feed && <Badge>{texts.feed}</Badge>}
    </>
  );
}

interface JobRowProps {
  job: JobListedFragment;
  name: string;
  isSelected: boolean;
  /** Absent for people who may only view. */
  onSelect?: ((isSelected: boolean) => void) | undefined;
}

export function JobRow({ job, name, isSelected, onSelect }: JobRowProps) {
  const texts = useTexts('jobs');
  const common = useTexts('common');
  const link = useLink();
  const { locale } = usePage().address;
  const { company } = useMembership();
  const stageText = useStageText();
  const { content } = job;
  const [place, ...others] = content.places;
  const where = place === undefined ? texts.noPlace : placeText(place, locale);
  const isUnfinished = job.stage === 'draft' && job.published_at === null && onSelect !== undefined;
  const path = isUnfinished ? paths.editJob(company.id, job.id) : paths.job(company.id, job.id);
  return (
    <li className={styles.row} data-job={job.id}>
      {onSelect && (
        <label className={styles.box}>
          <input
            type="checkbox"
            checked={isSelected}
            aria-label={texts.select(name)}
            onChange={(event) => onSelect(event.target.checked)}
          />
        </label>
      )}
      <div className={styles.textColumn}>
        <h2 className={styles.name}>
          <a href={link(path)}>{name}</a>
        </h2>
        <p className={styles.marks}>
          <JobBadges job={job} />
        </p>
        <p>
          {[payText(payOf(content), common.pay), common.employment[content.employment]].join(' · ')}
          <Muted as="span">
            {' · '}
            {where}
            {others.length > 0 && ` ${texts.morePlaces(others.length)}`}
          </Muted>
        </p>
        <Muted>{[stageText(job), content.reference].filter(Boolean).join(' · ')}</Muted>
        {job.schedule_problem && <p className={styles.problem}>{job.schedule_problem}</p>}
      </div>
      <JobNumbers job={job} />
    </li>
  );
}
