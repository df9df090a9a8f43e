import type { ResumeListsQuery } from '@/generated/seeker/graphql';
import { ButtonLink } from '@/shared/ui/button/Button';
import { Icon } from '@/shared/ui/Icon';
import { Card } from '@/shared/ui/panels/Card';
import { LanguagePairs, Tags, WorkText } from '@/site/components/resume/ResumeParts';
import { ResumeSection } from '@/site/components/resume/ResumeSection';
import sectionStyles from '@/site/components/resume/ResumeSection.module.css';
import type { ResumeLists } from '@/site/components/resume/useResumeForm';
import { WeekText } from '@/site/components/resume/WeekText';
import { indexed, maxWorkEntries } from '@/site/components/resume/work-entry';
import { CollectionStatement } from '@/site/components/statement/CollectionStatement';
import { paths } from '@/site/lib/paths';
import { useHref } from '@/site/page/useHref';
import { useTexts } from '@/site/page/useTexts';
import type { Profile } from '@/site/services/session/state';
import { EmailSection } from '../email/EmailSection';
import type { ProfilePageProps } from '../profile-page-definition';
import { usePopup } from '../usePopup';
import { AccountLinks } from './AccountLinks';
import styles from './MyProfile.module.css';
import { ProfilePopup } from './ProfilePopup';
import { ProfileSummary } from './ProfileSummary';

/** Shows seekers without a profile what it is good for. */
function FirstSteps() {
  const texts = useTexts('profile');
  const link = useHref();
  return (
    <div className={styles.first}>
      <h2 className={styles.firstTitle}>{texts.firstTitle}</h2>
      <p>{texts.firstText}</p>
      <ButtonLink href={link(paths.createProfile)}>{texts.firstAction}</ButtonLink>
    </div>
  );
}

function Sections({ profile, lists }: { profile: Profile; lists: ResumeLists }) {
  const texts = useTexts('resume');
  const { hrefOf } = usePopup();
  const levelName = (level: string) =>
    lists.language_levels.find(({ code }) => code === level)?.name ?? level;
  const knowsLanguages = profile.spoken_skill.length + profile.written_skill.length > 0;
  const hasTimes = profile.availability.length > 0 || profile.max_work_day_per_week !== null;
  const home = lists.districts.find(({ shortCode }) => shortCode === profile.home_district);
  const entries = profile.work_experience;
  return (
    <Card>
      <ResumeSection title={texts.availability} edit={hrefOf('user-info')}>
        {hasTimes && (
          <>
            <WeekText spans={profile.availability} />
            {profile.max_work_day_per_week !== null && (
              <p>{texts.daysAWeek(profile.max_work_day_per_week)}</p>
            )}
          </>
        )}
      </ResumeSection>
      <ResumeSection title={texts.homeDistrictTitle} edit={hrefOf('user-info')}>
        {home !== undefined && <p>{home.name}</p>}
      </ResumeSection>
      <ResumeSection title={texts.introduction} edit={hrefOf('introduction')}>
        {profile.message_to_employer !== '' && (
          <p className={sectionStyles.text}>{profile.message_to_employer}</p>
        )}
      </ResumeSection>
      <ResumeSection title={texts.education} edit={hrefOf('education')}>
        {profile.education && <p>{profile.education.name}</p>}
      </ResumeSection>
      <ResumeSection title={texts.language} edit={hrefOf('language')}>
        {knowsLanguages && <LanguagePairs profile={profile} levelName={levelName} />}
      </ResumeSection>
      <ResumeSection title={texts.skill} edit={hrefOf('skill')}>
        {profile.skill.length + profile.cert.length > 0 && (
          <Tags items={[...profile.skill, ...profile.cert]} />
        )}
      </ResumeSection>
      <ResumeSection
        title={texts.work}
        edit={hrefOf('work-exp-detail', { entry: `${Math.min(entries.length, maxWorkEntries - 1)}` })}
        {...(entries.length < maxWorkEntries && { editLabel: texts.add })}
      >
        {entries.length > 0 && (
          <div className={sectionStyles.entries}>
            {indexed(entries).map(({ key, index, entry }) => (
              <div key={key} className={sectionStyles.entry}>
                <WorkText entry={entry} />
                <a
                  className={styles.editEntry}
                  href={hrefOf('work-exp-detail', { entry: `${index}` })}
                  aria-label={texts.actionOn(texts.edit, entry.position_name)}
                >
                  <Icon name="pencil" size={18} />
                </a>
              </div>
            ))}
          </div>
        )}
      </ResumeSection>
    </Card>
  );
}

export function MyProfile({ data, profile }: ProfilePageProps<ResumeListsQuery>) {
  return (
    <div className={styles.page}>
      <ProfileSummary profile={profile} />
      {!profile.hasCreatedProfile && <FirstSteps />}
      {data.config.mail && <EmailSection profile={profile} />}
      <Sections profile={profile} lists={data.config} />
      <CollectionStatement />
      <AccountLinks />
      <ProfilePopup profile={profile} lists={data.config} />
    </div>
  );
}
