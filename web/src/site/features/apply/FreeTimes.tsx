import { useState } from 'react';
import { ChoiceChip } from '@/shared/ui/ChoiceChip';
import { FieldGroup } from '@/shared/ui/fields/FieldGroup';
import { keepFreeTimes, readApplicationDraft } from '@/site/components/application-draft/application-draft';
import { ResumeSection } from '@/site/components/resume/ResumeSection';
import { useUpdateProfile } from '@/site/components/resume/useUpdateProfile';
import { WeekText } from '@/site/components/resume/WeekText';
import { paths } from '@/site/lib/paths';
import { useHref } from '@/site/page/useHref';
import { useTexts } from '@/site/page/useTexts';
import type { Profile } from '@/site/services/session/state';
import styles from './apply.module.css';
import { type FreeTime, freeTimeNames, spansOf, toggled } from './free-times';

export interface FreeTimeChoice {
  chosen: readonly FreeTime[];
  toggle: (name: FreeTime) => void;
  /** Saves the chosen times to the profile; does nothing if none were chosen. */
  save: () => Promise<void>;
}

/** The free times of a seeker whose resume has none. */
export function useFreeTimes(job: string, profile: Profile): FreeTimeChoice {
  const update = useUpdateProfile();
  const [chosen, setChosen] = useState(() => {
    const kept = readApplicationDraft(profile._id, job).freeTimes ?? [];
    return freeTimeNames.filter((name) => kept.includes(name)) as readonly FreeTime[];
  });
  return {
    chosen,
    toggle: (name) => {
      const next = toggled(chosen, name);
      setChosen(next);
      keepFreeTimes(profile._id, job, next);
    },
    save: async () => {
      if (chosen.length === 0 || profile.availability.length > 0) return;
      const { max_work_day_per_week } = profile;
      await update({ availability: [...spansOf(chosen)], max_work_day_per_week });
    },
  };
}

/** When the seeker can work: the resume's times, or an optional choice. */
export function FreeTimes({ choice, profile }: { choice: FreeTimeChoice; profile: Profile }) {
  const texts = useTexts('apply');
  const { availability } = useTexts('resume');
  const link = useHref();
  if (profile.availability.length > 0) {
    return (
      <ResumeSection title={availability} edit={link(`${paths.profile('myProfile')}&popup=user-info`)}>
        <WeekText spans={profile.availability} />
      </ResumeSection>
    );
  }
  return (
    <FieldGroup label={texts.freeTimes} name="free-times" hint={texts.freeTimesHint}>
      <div className={styles.choices}>
        {freeTimeNames.map((name) => (
          <ChoiceChip
            key={name}
            name="free-time"
            value={name}
            checked={choice.chosen.includes(name)}
            onChange={() => choice.toggle(name)}
          >
            {texts.freeTime[name]}
          </ChoiceChip>
        ))}
      </div>
      {choice.chosen.length > 0 && <WeekText spans={spansOf(choice.chosen)} />}
    </FieldGroup>
  );
}
