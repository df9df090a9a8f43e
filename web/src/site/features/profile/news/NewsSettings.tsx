import { useEffect, useRef } from 'react';
import type { MyNewsSettingsQuery, NewsTiming } from '@/generated/seeker/graphql';
import { Checkbox } from '@/shared/ui/fields/Checkbox';
import { FieldGroup } from '@/shared/ui/fields/FieldGroup';
import { Segments } from '@/shared/ui/fields/Segments';
import { Select } from '@/shared/ui/fields/Select';
import { Card } from '@/shared/ui/panels/Card';
import { Notice } from '@/shared/ui/panels/Notice';
import { paths } from '@/site/lib/paths';
import { useHref } from '@/site/page/useHref';
import { usePage } from '@/site/page/usePage';
import { useTexts } from '@/site/page/useTexts';
import type { Profile } from '@/site/services/session/state';
import type { ProfilePageProps } from '../profile-page-definition';
import styles from './NewsSettings.module.css';
import type { NewsChange } from './news-changes';
import { ThisDevice } from './ThisDevice';
import { useNewsSettings } from './useNewsSettings';

type Switch = MyNewsSettingsQuery['news_settings']['switches'][number];

const timings: readonly NewsTiming[] = ['at_once', 'daily', 'never'];
const firstHour = 8;
const lastHour = 21;

const hourText = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

/** The hours that can be chosen, with the stored one if that is another. */
function hoursWith(stored: number): number[] {
  const hours = Array.from({ length: lastHour - firstHour + 1 }, (_, index) => firstHour + index);
  return hours.includes(stored) ? hours : [...hours, stored].sort((a, b) => a - b);
}

interface NewsRowProps {
  row: Switch;
  /** The state of the mail column; absent when the site sends no mail. */
  mail: { isOff: boolean } | undefined;
  /** Whether the site sends pushes. */
  hasPush: boolean;
  /** The address names this row. */
  isNamed: boolean;
  onChange: (change: NewsChange) => void;
}

/** A kind of news with a control for each way. */
function NewsRow({ row, mail, hasPush, isNamed, onChange }: NewsRowProps) {
  const { kind, site } = row;
  const texts = useTexts('news');
  const ref = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!isNamed) return;
    ref.current?.scrollIntoView({ block: 'center' });
    ref.current?.focus({ preventScroll: true });
  }, [isNamed]);
  return (
    <li
      ref={ref}
      id={kind}
      className={styles.row}
      {...(isNamed && { tabIndex: -1, 'aria-current': true, 'data-focus': '' })}
    >
      <FieldGroup label={texts.kinds[kind].title} name={kind} hint={texts.kinds[kind].text}>
        <Checkbox
          name={`${kind}-site`}
          checked={site}
          onChange={(checked) => onChange({ switches: [{ kind, site: checked }] })}
        >
          {texts.site}
        </Checkbox>
        {hasPush && (
          <Segments
            label={texts.push}
            value={row.push}
            options={timings.map((value) => ({ value, label: texts.timings[value] }))}
            onChange={(value) => onChange({ switches: [{ kind, push: value as NewsTiming }] })}
          />
        )}
        {mail && (
          <fieldset className={styles.mail} disabled={mail.isOff}>
            <Segments
              label={texts.mail}
              value={row.mail}
              options={timings.map((value) => ({ value, label: texts.timings[value] }))}
              onChange={(value) => onChange({ switches: [{ kind, mail: value as NewsTiming }] })}
            />
          </fieldset>
        )}
      </FieldGroup>
    </li>
  );
}

/** Says why the seeker gets no mail, with a link to change that. */
function MailNotice({ profile }: { profile: Profile }) {
  const texts = useTexts('news');
  const email = useTexts('email');
  const link = useHref();
  const href = link(`${paths.profile('myProfile')}&popup=email`);
  if (profile.email === '') {
    return (
      <Notice>
        {texts.noAddress} <a href={href}>{texts.addAddress}</a>
      </Notice>
    );
  }
  if (!profile.is_email_unreachable) return null;
  return (
    <Notice tone="danger">
      {email.unreachable} <a href={href}>{email.fix}</a>
    </Notice>
  );
}

/** The page of switches: kinds of news in rows, the ways in columns. */
export function NewsSettings({ data, profile }: ProfilePageProps<MyNewsSettingsQuery>) {
  const texts = useTexts('news');
  const { hash } = usePage().address;
  const { settings, change } = useNewsSettings(data.news_settings);
  const isOff = profile.email === '';
  const mail = data.config.mail ? { isOff } : undefined;
  const hasPush = settings.push_key !== null;
  const hasTimes = mail !== undefined || hasPush;
  return (
    <>
      <p>{texts.lead}</p>
      {hasPush && <ThisDevice />}
      {mail && <MailNotice profile={profile} />}
      <Card>
        <ul className={styles.rows}>
          {settings.switches.map((row) => (
            <NewsRow
              key={row.kind}
              row={row}
              mail={mail}
              hasPush={hasPush}
              isNamed={hash === row.kind}
              onChange={change}
            />
          ))}
        </ul>
      </Card>
      {settings.sms_offered && (
        <Card>
          <h2 className={styles.title}>{texts.sms}</h2>
          <Checkbox name="sms" checked={settings.sms} onChange={(sms) => change({ sms })}>
            {texts.smsChoice}
          </Checkbox>
          <p className={styles.soft}>{texts.smsText}</p>
        </Card>
      )}
      {hasTimes && (
        <Card>
          <h2 className={styles.title}>{hasPush ? texts.times : texts.mails}</h2>
          <fieldset className={styles.times} disabled={isOff && !hasPush}>
            <Select
              name="hour"
              label={hasPush ? texts.dailyHour : texts.hour}
              value={`${settings.hour}`}
              options={hoursWith(settings.hour).map((hour) => ({ value: `${hour}`, label: hourText(hour) }))}
              onChange={(hour) => change({ hour: Number(hour) })}
            />
            <div>
              <Checkbox
                name="at_night"
                checked={settings.at_night}
                onChange={(at_night) => change({ at_night })}
              >
                {texts.atNight}
              </Checkbox>
              <p className={styles.soft}>{texts.atNightText}</p>
            </div>
          </fieldset>
        </Card>
      )}
    </>
  );
}
