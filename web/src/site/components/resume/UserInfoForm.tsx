import { required } from '@/shared/forms/validators';
import { isSame } from '@/shared/lib/is-same';
import { cover, days, minutesPerDay, type Span, without, withTime } from '@/shared/lib/week';
import { ChipToggle } from '@/shared/ui/Chip';
import { FieldGroup } from '@/shared/ui/fields/FieldGroup';
import { Select } from '@/shared/ui/fields/Select';
import { TextField } from '@/shared/ui/fields/TextField';
import { WeekGrid } from '@/shared/ui/week-grid/WeekGrid';
import { useTexts } from '@/site/page/useTexts';
import type { Profile } from '@/site/services/session/state';
import { byLabel } from '../search/districts';
import { nameMaxLength } from './NameForm';
import { ResumeForm } from './ResumeForm';
import styles from './UserInfoForm.module.css';
import { type ResumeFormProps, useResumeForm } from './useResumeForm';
import { useUpdateProfile } from './useUpdateProfile';
import { useWeekLines, WeekText } from './WeekText';

const weekdays = [0, 1, 2, 3, 4];
const weekend = [5, 6];

/** The free times that most people would paint first. */
const presets = [
  { key: 'weekdayDay', days: weekdays, from: 9 * 60, to: 18 * 60 },
  { key: 'weekdayEvening', days: weekdays, from: 18 * 60, to: 23 * 60 },
  { key: 'weekend', days: weekend, from: 9 * 60, to: 23 * 60 },
  { key: 'anyTime', days, from: 0, to: minutesPerDay },
] as const;

function Presets({
  value,
  onChange,
}: {
  value: readonly Span[];
  onChange: (value: readonly Span[]) => void;
}) {
  const texts = useTexts('resume').presets;
  return (
    <div className={styles.presets}>
      {presets.map((preset) => {
        const times = preset.days.map((day) => ({
          from: day * minutesPerDay + preset.from,
          to: day * minutesPerDay + preset.to,
        }));
        const pressed = times.every(({ from, to }) => cover(value, from, to) === 'all');
        const change = pressed ? without : withTime;
        return (
          <ChipToggle
            key={preset.key}
            pressed={pressed}
            onToggle={() =>
              onChange(times.reduce<readonly Span[]>((all, { from, to }) => change(all, from, to), value))
            }
          >
            {texts[preset.key]}
          </ChipToggle>
        );
      })}
    </div>
  );
}

const spanOf = ({ from_minute_of_week, to_minute_of_week }: Span): Span => ({
  from_minute_of_week,
  to_minute_of_week,
});

interface UserInfo {
  name: string;
  availability: readonly Span[];
  maxDays: string;
  homeDistrict: string;
}

function userInfoOf(profile: Profile): UserInfo {
  return {
    name: profile.name,
    availability: profile.availability.map(spanOf),
    maxDays: `${profile.max_work_day_per_week ?? ''}`,
    homeDistrict: profile.home_district,
  };
}

/** Name, weekly free times, the most days per week, and home district. */
export function UserInfoForm({ profile, lists, saveLabel, onSaved }: ResumeFormProps) {
  const texts = useTexts('resume');
  const update = useUpdateProfile();
  const form = useResumeForm<UserInfo>({
    part: 'user-info',
    profile,
    valuesOf: userInfoOf,
    rules: { name: [required] },
    // The service accepts one part at a time.
    save: async ({ availability, maxDays, homeDistrict, ...values }, before) => {
      const name = values.name.trim();
      if (name !== before.name) await update({ name });
      if (homeDistrict !== before.homeDistrict) await update({ home_district: homeDistrict });
      if (maxDays === before.maxDays && isSame(availability, before.availability)) return;
      const max_work_day_per_week = maxDays === '' ? null : Number(maxDays);
      await update({ availability: [...availability], max_work_day_per_week });
    },
    onSaved,
  });
  const { value, onChange } = form.field('availability');
  const weekLines = useWeekLines();
  const weekText = (spans: readonly Span[]) =>
    weekLines(spans)
      .map(({ days: names, times }) => `${names} ${times}`)
      .join('\n');
  return (
    <ResumeForm
      form={form}
      labels={{
        name: texts.name,
        availability: texts.availability,
        maxDays: texts.maxDays,
        homeDistrict: texts.homeDistrictTitle,
      }}
      names={{
        availability: weekText,
        maxDays: (count) => (count === '' ? '' : texts.daysAWeek(Number(count))),
        homeDistrict: (code) => lists.districts.find(({ shortCode }) => shortCode === code)?.name ?? code,
      }}
      saveLabel={saveLabel}
    >
      <TextField
        {...form.field('name')}
        label={texts.name}
        hint={texts.nameHint}
        maxLength={nameMaxLength}
        autoComplete="name"
      />
      <FieldGroup
        label={texts.availability}
        name="availability"
        hint={
          <>
            {texts.availabilityHint} <span className={styles.keys}>{texts.availabilityKeys}</span>
          </>
        }
      >
        <div className={styles.week}>
          <Presets value={value} onChange={onChange} />
          <WeekGrid
            label={texts.availability}
            dayNames={texts.dayNames}
            dayLetters={texts.dayLetters}
            value={value}
            onChange={onChange}
          />
          {value.length > 0 && <WeekText spans={value} />}
        </div>
      </FieldGroup>
      <Select
        {...form.field('maxDays')}
        label={texts.maxDays}
        options={[
          { value: '', label: texts.notSaid },
          ...days.map((day) => ({ value: `${day + 1}`, label: texts.daysAWeek(day + 1) })),
        ]}
      />
      <Select
        {...form.field('homeDistrict')}
        label={texts.homeDistrict}
        hint={texts.homeDistrictHint}
        options={[{ value: '', label: texts.notGiven }]}
        groups={byLabel(lists.districts).map(([label, districts]) => ({
          label,
          options: districts.map(({ shortCode, name }) => ({ value: shortCode, label: name })),
        }))}
      />
    </ResumeForm>
  );
}
