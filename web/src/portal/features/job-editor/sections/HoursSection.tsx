import { useRef } from 'react';
import { useTexts } from '@/portal/page/useTexts';
import { Button } from '@/shared/ui/button/Button';
import { ChipToggle } from '@/shared/ui/Chip';
import { Checkbox } from '@/shared/ui/fields/Checkbox';
import { FieldGroup } from '@/shared/ui/fields/FieldGroup';
import { TextField } from '@/shared/ui/fields/TextField';
import hidden from '@/shared/ui/hidden.module.css';
import { Muted } from '@/shared/ui/layout/Muted';
import { Stack } from '@/shared/ui/layout/Stack';
import { WeekGrid } from '@/shared/ui/week-grid/WeekGrid';
import { Findings } from '../Findings';
import fieldStyles from '../fields.module.css';
import { decimalIn, digitsIn, type JobValues } from '../job-values';
import { added, removed, replaced } from '../rows';
import {
  byNumber,
  days,
  nextLine,
  paintedShifts,
  type Shift,
  type ShiftLine,
  shiftFormat,
  spansOf,
} from '../shifts';
import { useEditor, useText } from '../useEditor';
import { useRows } from '../useRows';
import { withShifts } from '../working-time';
import styles from './HoursSection.module.css';

/** Times are in steps of a quarter of an hour. */
const timeStep = 900;

interface ShiftFieldsProps {
  line: ShiftLine;
  number: number;
  /** `field` is the one being typed into; absent when a button was pressed. */
  onChange: (line: ShiftLine, field?: 'start' | 'end') => void;
  onRemove: () => void;
}

/** Several days with the same hours. */
function ShiftFields({ line, number, onChange, onRemove }: ShiftFieldsProps) {
  const texts = useTexts('jobEditor');
  const { hours } = useTexts('jobDetails');
  return (
    <fieldset className={fieldStyles.rowFields} aria-label={texts.shift(number)}>
      <div className={styles.days}>
        {days.map((day) => (
          <ChipToggle
            key={day}
            pressed={line.days.includes(day)}
            onToggle={(isWorked) =>
              onChange({
                ...line,
                days: days.filter((each) => (each === day ? isWorked : line.days.includes(each))),
              })
            }
          >
            <span aria-hidden="true">{hours.letters[day]}</span>
            <span className={hidden.hidden}>{hours.days[day]}</span>
          </ChipToggle>
        ))}
      </div>
      <div className={fieldStyles.range}>
        <TextField
          label={texts.start}
          name="start"
          type="time"
          step={timeStep}
          value={line.start}
          onChange={(start) => onChange({ ...line, start }, 'start')}
        />
        <TextField
          label={texts.end}
          name="end"
          type="time"
          step={timeStep}
          value={line.end}
          onChange={(end) => onChange({ ...line, end }, 'end')}
        />
      </div>
      <div className={fieldStyles.between}>
        <Muted as="span">{line.end !== '' && line.end <= line.start && texts.nextDay}</Muted>
        <Button kind="quiet" aria-label={texts.takeAway(texts.shift(number))} onClick={onRemove}>
          {texts.remove}
        </Button>
      </div>
    </fieldset>
  );
}

function ShiftRows() {
  const texts = useTexts('jobEditor');
  const { state, autosave } = useEditor();
  const presses = useRef(0);
  /** Typing into one field is undone as one step, each button press on its own. */
  const save = (shifts: readonly Shift[], typed?: string) => {
    presses.current += 1;
    const group = `shifts ${typed ?? presses.current}`;
    autosave.change(withShifts(autosave.state.get().values, shifts), group);
  };
  const { rows, set } = useRows(state.values.shifts, shiftFormat, save);
  return (
    <>
      {rows.map((row, index) => (
        <ShiftFields
          key={row.id}
          line={row}
          number={index + 1}
          onChange={(line, field) => set(replaced(rows, row.id, line), field && `${row.id} ${field}`)}
          onRemove={() => set(removed(rows, row.id))}
        />
      ))}
      <div>
        <Button kind="secondary" onClick={() => set(added(rows, nextLine(rows)))}>
          {rows.length === 0 ? texts.addHours : texts.addShift}
        </Button>
      </div>
    </>
  );
}

function ShiftGrid() {
  const texts = useTexts('jobEditor');
  const { hours } = useTexts('jobDetails');
  const { state, autosave } = useEditor();
  return (
    <FieldGroup
      label={texts.week}
      name="week"
      hint={
        <>
          {texts.weekHint}
          <span className={styles.keys}>{texts.weekKeys}</span>
        </>
      }
    >
      <WeekGrid
        label={texts.week}
        dayNames={byNumber(hours.days)}
        dayLetters={byNumber(hours.letters)}
        value={spansOf(state.values.shifts)}
        onChange={(spans, stroke) => {
          const { values } = autosave.state.get();
          autosave.change(withShifts(values, paintedShifts(values.shifts, spans)), `painted ${stroke}`);
        }}
      />
    </FieldGroup>
  );
}

type NumberName = 'daysFrom' | 'daysTo' | 'hoursFrom' | 'hoursTo';

function NumberField({
  name,
  label,
  read,
}: {
  name: NumberName;
  label: string;
  read: (text: string) => string;
}) {
  const field = useText(name);
  return (
    <TextField {...field} label={label} inputMode="decimal" onChange={(text) => field.onChange(read(text))} />
  );
}

function FlagCheckbox({
  name,
  label,
}: {
  name: 'shiftRequired' | 'alternativeSat' | 'hoursNegotiable';
  label: string;
}) {
  const { state, autosave } = useEditor();
  const set = (value: boolean): Partial<JobValues> => ({ [name]: value });
  return (
    <Checkbox name={name} checked={state.values[name]} onChange={(value) => autosave.change(set(value))}>
      {label}
    </Checkbox>
  );
}

export function HoursSection() {
  const texts = useTexts('jobEditor');
  return (
    <Stack>
      <div className={styles.hours}>
        <ShiftGrid />
        <Stack>
          <ShiftRows />
          <FlagCheckbox name="hoursNegotiable" label={texts.hoursNegotiable} />
          <Findings field="working_hours" />
        </Stack>
      </div>
      <div className={styles.four}>
        <NumberField name="daysFrom" label={texts.daysFrom} read={digitsIn} />
        <NumberField name="daysTo" label={texts.daysTo} read={digitsIn} />
        <NumberField name="hoursFrom" label={texts.hoursFrom} read={decimalIn} />
        <NumberField name="hoursTo" label={texts.hoursTo} read={decimalIn} />
      </div>
      <Findings field="working_days_per_week" />
      <Findings field="working_hours_per_day" />
      <div>
        <FlagCheckbox name="shiftRequired" label={texts.shiftRequired} />
        <FlagCheckbox name="alternativeSat" label={texts.alternativeSat} />
      </div>
      <div className={fieldStyles.range}>
        <TextField {...useText('startDate')} type="date" label={texts.startDate} />
        <TextField {...useText('endDate')} type="date" label={texts.endDate} />
      </div>
      <Findings field="start_date" />
      <Findings field="end_date" />
    </Stack>
  );
}
