import type { ReactNode } from 'react';
import { DistrictsDocument } from '@/generated/portal/documents/Districts';
import type { ApplicantShownFragment } from '@/generated/portal/graphql';
import { placeText } from '@/portal/components/job-facts/job-text';
import { usePage } from '@/portal/page/usePage';
import { useTexts } from '@/portal/page/useTexts';
import { useOperationQuery } from '@/shared/hooks/application/useOperationQuery';
import { momentText, monthText } from '@/shared/lib/date-text';
import { operation } from '@/shared/services/operation';
import { Icon } from '@/shared/ui/Icon';
import { Muted } from '@/shared/ui/layout/Muted';
import { Stack } from '@/shared/ui/layout/Stack';
import { Card } from '@/shared/ui/panels/Card';
import styles from './applicant-details.module.css';
import { WeekChart } from './WeekChart';

type Profile = NonNullable<ApplicantShownFragment['profile']>;

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card>
      <Stack as="section">
        <h3 className={styles.heading}>{title}</h3>
        {children}
      </Stack>
    </Card>
  );
}

function ChosenPlaces({ applicant }: { applicant: ApplicantShownFragment }) {
  const texts = useTexts('applicants');
  const { locale } = usePage().address;
  if (applicant.places.length === 0) return <p>{texts.placesNone}</p>;
  return (
    <ol className={styles.places}>
      {applicant.places.map((place) => (
        <li key={place.id}>{placeText(place, locale)}</li>
      ))}
    </ol>
  );
}

/** Where the person lives, as far as they have said. */
function useHomeText(applicant: ApplicantShownFragment, profile: Profile): string {
  const texts = useTexts('applicants');
  const asked = profile.home_district === '' ? undefined : operation('Districts', DistrictsDocument, {});
  const { data } = useOperationQuery(asked);
  const name = data?.districts.find(({ code }) => code === profile.home_district)?.name ?? '';
  if (name === '' || applicant.distance_km === null) return name;
  return texts.awayFrom(name, applicant.distance_km.toFixed(1));
}

function ProfileFacts({ applicant, profile }: { applicant: ApplicantShownFragment; profile: Profile }) {
  const texts = useTexts('applicants');
  const home = useHomeText(applicant, profile);
  const skills = (list: Profile['spoken_skills']) =>
    list.map(({ name, level }) => texts.skill(name, texts.levels[level])).join(texts.comma);
  const facts = [
    [texts.spoken, skills(profile.spoken_skills)],
    [texts.written, skills(profile.written_skills)],
    [texts.education, profile.education],
    [texts.skills, profile.skills.join(texts.comma)],
    [texts.certs, profile.certs.join(texts.comma)],
    [texts.lives, home],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value || texts.notGiven}</dd>
        </div>
      ))}
    </dl>
  );
}

function WorkExperience({ profile }: { profile: Profile }) {
  const texts = useTexts('applicants');
  const { employment } = useTexts('common');
  const { locale } = usePage().address;
  if (profile.work_experience.length === 0) return <p>{texts.workNone}</p>;
  return (
    <ul className={styles.work}>
      {profile.work_experience.map((each) => (
        <li key={`${each.company_name} ${each.position_name} ${each.start_date}`}>
          <strong>{each.position_name}</strong>
          <span>
            {[each.company_name, each.position_type_name, each.employment && employment[each.employment]]
              .filter(Boolean)
              .join(' · ')}
          </span>
          <Muted as="span">
            {monthText(each.start_date, locale)} –{' '}
            {each.end_date === null ? texts.untilNow : monthText(each.end_date, locale)}
          </Muted>
          {each.description && <p className={styles.freeText}>{each.description}</p>}
        </li>
      ))}
    </ul>
  );
}

function ApplicationHistory({ applicant }: { applicant: ApplicantShownFragment }) {
  const texts = useTexts('applicants');
  const { locale } = usePage().address;
  return (
    <ol className={styles.history}>
      {applicant.history.map(({ at, status, by, reason }) => (
        <li key={`${at} ${status}`}>
          <Muted as="time" dateTime={at}>
            {momentText(at, locale)}
          </Muted>
          <span>
            {texts.events[status]}
            {by && texts.by(by)}
            {reason && `: ${texts.reasons[reason]}`}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** The profile as it was sent, with the deciding facts first. */
export function ProfileTab({ applicant, profile }: { applicant: ApplicantShownFragment; profile: Profile }) {
  const texts = useTexts('applicants');
  const { hours_fit, match_reasons } = applicant;
  return (
    <div className={styles.sections}>
      {match_reasons.length > 0 && (
        <Section title={texts.match}>
          <ul className={styles.reasons}>
            {match_reasons.map((reason) => (
              <li key={reason}>
                <Icon name="check" />
                {reason}
              </li>
            ))}
          </ul>
        </Section>
      )}
      {hours_fit && (
        <Section title={texts.week}>
          <WeekChart fit={hours_fit} />
          {profile.max_work_day_per_week !== null && <p>{texts.maxDays(profile.max_work_day_per_week)}</p>}
        </Section>
      )}
      {profile.message && (
        <Section title={texts.message}>
          <p className={styles.freeText}>{profile.message}</p>
        </Section>
      )}
      <Section title={texts.work}>
        {profile.experience_months > 0 && <p>{texts.months(profile.experience_months)}</p>}
        <WorkExperience profile={profile} />
      </Section>
      <Section title={texts.tabs.profile}>
        <ProfileFacts applicant={applicant} profile={profile} />
      </Section>
      <Section title={texts.placesTitle}>
        <ChosenPlaces applicant={applicant} />
      </Section>
      <Section title={texts.history}>
        <ApplicationHistory applicant={applicant} />
      </Section>
    </div>
  );
}
