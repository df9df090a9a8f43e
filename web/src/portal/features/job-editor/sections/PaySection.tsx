import { useState } from 'react';
import { PayAmongDocument } from '@/generated/portal/documents/PayAmong';
import type { PayAmongQuery } from '@/generated/portal/graphql';
import { usePage } from '@/portal/page/usePage';
import { useTexts } from '@/portal/page/useTexts';
import { useOperationQuery } from '@/shared/hooks/application/useOperationQuery';
import { typingPause } from '@/shared/lib/constants';
import { formatCount } from '@/shared/messages/count';
import { operation } from '@/shared/services/operation';
import { Segments } from '@/shared/ui/fields/Segments';
import { TextField } from '@/shared/ui/fields/TextField';
import { LiveRegion } from '@/shared/ui/layout/LiveRegion';
import { Muted } from '@/shared/ui/layout/Muted';
import { Stack } from '@/shared/ui/layout/Stack';
import { AllowanceRows } from '../AllowanceRows';
import { Findings } from '../Findings';
import fieldStyles from '../fields.module.css';
import { digitsIn, type JobValues } from '../job-values';
import { useEditor, usePlaces, useText } from '../useEditor';
import styles from './PaySection.module.css';

type Unit = 'hour' | 'month';

const fields = {
  hour: { from: 'hourlyFrom', to: 'hourlyTo', input: 'hourly_rate' },
  month: { from: 'monthlyFrom', to: 'monthlyTo', input: 'monthly_rate' },
} as const;

function unitsOf(values: JobValues): Unit[] {
  const units: Unit[] = [];
  if (values.hourlyFrom || values.hourlyTo) units.push('hour');
  if (values.monthlyFrom || values.monthlyTo) units.push('month');
  return units;
}

/** Full-time work is paid by the month and other work by the hour, unless the employer chooses otherwise. */
function usualUnit({ employment }: JobValues): Unit {
  return employment === 'ft' ? 'month' : 'hour';
}

type Among = NonNullable<PayAmongQuery['pay_among']>;

/** The pay's position on a line whose middle half runs from the lower to the upper quartile. */
function positionOf({ lower, upper }: Among, amount: number): number {
  const share = upper === lower ? 0.5 : (amount - lower) / (upper - lower);
  return Math.min(98, Math.max(2, 25 + share * 50));
}

function MarketPosition({ unit }: { unit: Unit }) {
  const texts = useTexts('jobEditor');
  const { state } = useEditor();
  const places = usePlaces();
  const { values } = state;
  const [jobType] = values.jobTypes;
  const district = places.find(({ id }) => id === values.places[0])?.district;
  const amount = Number(values[fields[unit].from] || values[fields[unit].to]);
  const asked =
    jobType !== undefined && district !== undefined && amount > 0
      ? operation('PayAmong', PayAmongDocument, { jobType, district, unit, amount })
      : undefined;
  const { data } = useOperationQuery(asked, { delay: typingPause });
  const among = asked && data?.pay_among;
  return (
    <LiveRegion aria-live="polite">
      {among && (
        <figure className={styles.standing}>
          <div className={styles.scale} aria-hidden="true">
            <span className={styles.half} />
            <span className={styles.mark} style={{ left: `${positionOf(among, amount)}%` }} />
          </div>
          <div className={styles.ends} aria-hidden="true">
            <span>${formatCount(among.lower)}</span>
            <span>${formatCount(among.upper)}</span>
          </div>
          <figcaption>
            {texts.payAmong(among.percent_below)}
            <Muted as="span">
              {texts.payMiddle(formatCount(among.middle), formatCount(among.job_count))}
            </Muted>
          </figcaption>
        </figure>
      )}
    </LiveRegion>
  );
}

function RateFields({ unit }: { unit: Unit }) {
  const texts = useTexts('jobEditor');
  const from = useText(fields[unit].from);
  const to = useText(fields[unit].to);
  const { hash } = usePage().address;
  const [isFirst] = useState(hash === 'pay' && from.value === '' && to.value === '');
  return (
    <div>
      <div className={fieldStyles.range}>
        <TextField
          {...from}
          {...(isFirst && { autoFocus: true, 'data-focus': '' })}
          label={texts.payFrom[unit]}
          prefix="$"
          inputMode="numeric"
          onChange={(text) => from.onChange(digitsIn(text))}
        />
        <TextField
          {...to}
          label={texts.payTo}
          prefix="$"
          inputMode="numeric"
          onChange={(text) => to.onChange(digitsIn(text))}
        />
      </div>
      <Findings field={fields[unit].input} />
      <MarketPosition unit={unit} />
    </div>
  );
}

export function PaySection() {
  const texts = useTexts('jobEditor');
  const { state, autosave } = useEditor();
  const { values } = state;
  const given = unitsOf(values);
  const [wanted, setWanted] = useState<Unit>();
  const unit = wanted ?? given[0] ?? usualUnit(values);
  const choose = (value: string) => {
    const next = value === 'month' ? 'month' : 'hour';
    const other = fields[next === 'hour' ? 'month' : 'hour'];
    setWanted(next);
    autosave.change({ [other.from]: '', [other.to]: '' }, 'pay-unit');
  };
  const shown = given.length === 2 ? given : [unit];
  return (
    <Stack>
      {given.length < 2 && (
        <Segments
          label={texts.payUnit}
          value={unit}
          options={[
            { value: 'hour', label: texts.payUnits.hour },
            { value: 'month', label: texts.payUnits.month },
          ]}
          onChange={choose}
        />
      )}
      {shown.map((each) => (
        <RateFields key={each} unit={each} />
      ))}
      <Muted>{texts.payHint}</Muted>
      <AllowanceRows />
    </Stack>
  );
}
