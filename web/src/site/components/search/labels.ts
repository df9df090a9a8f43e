import { thousandsText } from '@/shared/lib/pay';
import { formatCount } from '@/shared/messages/count';
import type { Catalogue } from '@/site/messages/catalogue';

type ResultTexts = Catalogue['results'];

/** A chosen value as text: `$60 an hour and up`, `Mong Kok`. */
export function valueLabel(name: string, value: { code: string; name: string }, texts: ResultTexts): string {
  switch (name) {
    case 'hourlyRate':
      return texts.hourlyFrom(`$${formatCount(Number(value.code))}`);
    case 'monthlyRate':
      return texts.monthlyFrom(thousandsText(Number(value.code)));
    case 'fromWorkingDaysPerWeek':
      return texts.daysAtMost(value.code);
    case 'fromWorkingHoursPerDay':
      return texts.hoursAtMost(value.code);
    case 'latlng':
      return texts.near;
    case 'q':
      return texts.quoted(value.name);
    default:
      return value.name;
  }
}

/** The name of a filter: both salary filters have the same one. */
export function groupLabel(name: string, texts: ResultTexts): string {
  const group = name === 'hourlyRate' || name === 'monthlyRate' ? 'salary' : name;
  return texts.groups[group as keyof ResultTexts['groups']];
}
