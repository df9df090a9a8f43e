import { useRef, useState } from 'react';
import { Button } from '../../../../shared/ui/button/Button';
import { ChipToggle } from '../../../../shared/ui/every-page/Chip';
import { Checkbox } from '../../../../shared/ui/fields/Checkbox';
import { FieldGroup } from '../../../../shared/ui/fields/FieldGroup';
import { TextField } from '../../../../shared/ui/fields/TextField';
import { WeekGrid } from '../../../../shared/ui/week-grid/WeekGrid';
import page from '../../../components/page/page.module.css';
import { useTexts } from '../../../page/every-page/useTexts';
import styles from '../editor.module.css';
import { Findings } from '../Findings';
import { decimalIn, digitsIn, type JobValues } from '../job-values';
import {
  byNumber,
  days,
  nextLine,
  paintedShifts,
  rowsFor,
  type ShiftLine,
  type ShiftRow,
  shiftsOfLines,
  spansOf,
} from '../shifts';
import { useEditor, useText } from '../useEditor';
import { withShifts } from '../working-time';

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
    <fieldset className={styles.line} aria-label={texts.shift(number)}>
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
            <span className={styles.hidden}>{hours.days[day]}</span>
          </ChipToggle>
        ))}
      </div>
      <div className={styles.range}>
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
      <div className={styles.between}>
        <span className={page.quiet}>{line.end !== '' && line.end <= line.start && texts.nextDay}</span>
        <Button kind="quiet" aria-label={texts.takeAway(texts.shift(number))} onClick={onRemove}>
          {texts.remove}
        </Button>
      </div>
    </fieldset>
  );
}

/** The rows being edited, which stay as typed; they are rebuilt when the shifts change from elsewhere. */
function useRows() {
  const { state, keeper } = useEditor();
  const { shifts } = state.values;
  const [kept, setKept] = useState<readonly ShiftRow[]>([]);
  const rows = rowsFor(shifts, kept);
  if (rows !== kept) setKept(rows);
  const presses = useRef(0);
  /** Typing into one field is undone as one step, each button press on its own. */
  const set = (next: readonly ShiftRow[], typed?: string) => {
    presses.current += 1;
    setKept(next);
    const group = `shifts ${typed ?? presses.current}`;
    keeper.change(withShifts(keeper.state.get().values, shiftsOfLines(next)), group);
  };
  return { rows, set };
}

function Shifts() {
  const texts = useTexts('jobEditor');
  const { rows, set } = useRows();
  const add = () => set([...rows, { ...nextLine(rows), id: Math.max(0, ...rows.map(({ id }) => id)) + 1 }]);
  return (
    <>
      {rows.map((row, index) => (
        <ShiftFields
          key={row.id}
          line={row}
          number={index + 1}
          onChange={(line, field) =>
            set(
              rows.map((each) => (each.id === row.id ? { ...line, id: row.id } : each)),
              field && `${row.id} ${field}`,
            )
          }
          onRemove={() => set(rows.filter(({ id }) => id !== row.id))}
        />
      ))}
      <div>
        <Button kind="secondary" onClick={add}>
          {rows.length === 0 ? texts.addHours : texts.addShift}
        </Button>
      </div>
    </>
  );
}

function Painted() {
  const texts = useTexts('jobEditor');
  const { hours } = useTexts('jobDetails');
  const { state, keeper } = useEditor();
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
          const { values } = keeper.state.get();
          keeper.change(withShifts(values, paintedShifts(values.shifts, spans)), `painted ${stroke}`);
        }}
      />
    </FieldGroup>
  );
}

type NumberName = 'daysFrom' | 'daysTo' | 'hoursFrom' | 'hoursTo';

function Amount({ name, label, read }: { name: NumberName; label: string; read: (text: string) => string }) {
  const field = useText(name);
  return (
    <TextField {...field} label={label} inputMode="decimal" onChange={(text) => field.onChange(read(text))} />
  );
}

function YesNo({
  name,
  label,
}: {
  name: 'shiftRequired' | 'alternativeSat' | 'hoursNegotiable';
  label: string;
}) {
  const { state, keeper } = useEditor();
  const set = (value: boolean): Partial<JobValues> => ({ [name]: value });
  return (
    <Checkbox name={name} checked={state.values[name]} onChange={(value) => keeper.change(set(value))}>
      {label}
    </Checkbox>
  );
}

export function HoursSection() {
  const texts = useTexts('jobEditor');
  return (
    <div className={page.stack}>
      <div className={styles.hours}>
        <Painted />
        <div className={page.stack}>
          <Shifts />
          <YesNo name="hoursNegotiable" label={texts.hoursNegotiable} />
          <Findings field="working_hours" />
        </div>
      </div>
      <div className={styles.four}>
        <Amount name="daysFrom" label={texts.daysFrom} read={digitsIn} />
        <Amount name="daysTo" label={texts.daysTo} read={digitsIn} />
        <Amount name="hoursFrom" label={texts.hoursFrom} read={decimalIn} />
        <Amount name="hoursTo" label={texts.hoursTo} read={decimalIn} />
      </div>
      <Findings field="working_days_per_week" />
      <Findings field="working_hours_per_day" />
      <div>
        <YesNo name="shiftRequired" label={texts.shiftRequired} />
        <YesNo name="alternativeSat" label={texts.alternativeSat} />
      </div>
      <div className={styles.range}>
        <TextField {...useText('startDate')} type="date" label={texts.startDate} />
        <TextField {...useText('endDate')} type="date" label={texts.endDate} />
      </div>
      <Findings field="start_date" />
      <Findings field="end_date" />
    </div>
  );
}
