import { Icon } from '@/shared/ui/Icon';
import { Card } from '@/shared/ui/panels/Card';
import { paths } from '@/site/lib/paths';
import { useHref } from '@/site/page/useHref';
import { useTexts } from '@/site/page/useTexts';
import { useSession } from '@/site/services/session/useSession';
import styles from './apply.module.css';

/** Offers to fill in the empty parts of the resume, which can wait until the application is sent. */
export function Offers() {
  const texts = useTexts('apply');
  const resume = useTexts('resume');
  const link = useHref();
  const { profile } = useSession().state;
  if (profile === undefined) return null;
  const parts = [
    { popup: 'work-exp-detail', label: resume.work, isEmpty: profile.work_experience.length === 0 },
    { popup: 'skill', label: resume.skill, isEmpty: profile.skill.length + profile.cert.length === 0 },
    { popup: 'user-info', label: resume.availability, isEmpty: profile.availability.length === 0 },
    { popup: 'introduction', label: resume.introduction, isEmpty: profile.message_to_employer === '' },
  ].filter(({ isEmpty }) => isEmpty);
  if (parts.length === 0) return null;
  return (
    <Card>
      <h2>{texts.offersTitle}</h2>
      <p className={styles.soft}>{texts.offersText}</p>
      <ul className={styles.offers}>
        {parts.map(({ popup, label }) => (
          <li key={popup}>
            <a href={link(`${paths.profile('myProfile')}&popup=${popup}`)}>
              <Icon name="plus" size={18} />
              {label}
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}
