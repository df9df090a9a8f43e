import { useState } from 'react';
import { monthText } from '@/shared/lib/date-text';
import { FieldGroup } from '@/shared/ui/fields/FieldGroup';
import { Select } from '@/shared/ui/fields/Select';
import { usePage } from '@/site/page/usePage';
import { useTexts } from '@/site/page/useTexts';
import styles from './ResumeForm.module.css';
import { yearsUntil } from './work-entry';

interface MonthFieldProps {
  label: string;
  name: string;
  /** YYYY-MM; empty while nothing is chosen. */
  value: string;
  error?: string | undefined;
  onChange: (value: string) => void;
}

const months = Array.from({ length: 12 }, (_, index) => `${index + 1}`.padStart(2, '0'));

/** A month and year as two select fields, which every browser supports. */
export function MonthField({ label, name, value, error, onChange }: MonthFieldProps) {
  const texts = useTexts('resume');
  const { now, address } = usePage();
  // While only one of the two is chosen, the value is empty.
  const [half, setHalf] = useState({ year: '', month: '' });
  const { year, month } = value === '' ? half : { year: value.slice(0, 4), month: value.slice(5) };
  const change = (nextYear: string, nextMonth: string) => {
    setHalf({ year: nextYear, month: nextMonth });
    onChange(nextYear !== '' && nextMonth !== '' ? `${nextYear}-${nextMonth}` : '');
  };
  const monthName = (number: string) =>
    address.locale === 'en' ? monthText(`2024-${number}`, 'en').replace(/ ?2024/, '') : `${Number(number)}月`;
  return (
    <FieldGroup label={label} name={name} error={error}>
      <div className={styles.pair}>
        <Select
          label={texts.year}
          name={`${name}-year`}
          value={year}
          options={[
            { value: '', label: texts.choose },
            ...yearsUntil(now).map((text) => ({ value: text, label: text })),
          ]}
          onChange={(next) => change(next, month)}
        />
        <Select
          label={texts.month}
          name={`${name}-month`}
          value={month}
          options={[
            { value: '', label: texts.choose },
            ...months.map((number) => ({ value: number, label: monthName(number) })),
          ]}
          onChange={(next) => change(year, next)}
        />
      </div>
    </FieldGroup>
  );
}
