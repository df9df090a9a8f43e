import { telephoneText } from '@/shared/lib/telephone';
import { Avatar } from '@/shared/ui/Avatar';
import { Icon } from '@/shared/ui/Icon';
import { Card } from '@/shared/ui/panels/Card';
import { useTexts } from '@/site/page/useTexts';
import type { Profile } from '@/site/services/session/state';
import { usePopup } from '../usePopup';
import styles from './MyProfile.module.css';

/** The seeker's picture, name and telephone. */
export function ProfileSummary({ profile }: { profile: Profile }) {
  const texts = useTexts('profile');
  const resume = useTexts('resume');
  const { hrefOf } = usePopup();
  return (
    <Card>
      <div className={styles.person}>
        <a className={styles.picture} href={hrefOf('picture')} aria-label={texts.changePicture}>
          <Avatar source={profile.profile_picture_thumbnail} name={profile.name} size={88} />
          <span className={styles.pictureEdit}>
            <Icon name="pencil" size={18} />
          </span>
        </a>
        <div className={styles.personText}>
          <h2 className={styles.name}>{profile.name || texts.noName}</h2>
          <p>{telephoneText(profile.telephone)}</p>
          <p className={styles.soft}>{texts.appliedCount(profile.applied_job_count)}</p>
        </div>
        <a
          className={styles.editEntry}
          href={hrefOf('user-info')}
          aria-label={resume.actionOn(resume.edit, resume.userInfo)}
        >
          <Icon name="pencil" />
        </a>
      </div>
    </Card>
  );
}
