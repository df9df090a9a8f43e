import { placeText } from '@/portal/components/job-facts/job-text';
import { usePage } from '@/portal/page/usePage';
import { useTexts } from '@/portal/page/useTexts';
import { textIn } from '@/shared/lib/localized-text';
import type { JobValues } from './job-values';
import { linesOf, type Shift } from './shifts';
import { useEditor, usePlaces } from './useEditor';

interface Choice {
  code: string;
  name: string;
}

/** Returns a function that writes a field of the editor as text, to compare versions; an unset field is an empty text. */
export function useValueText(): (name: keyof JobValues, values: JobValues) => string {
  const texts = useTexts('jobEditor');
  const details = useTexts('jobDetails');
  const common = useTexts('common');
  const { locale } = usePage().address;
  const { choices } = useEditor();
  const places = usePlaces();
  const nameIn = (list: readonly Choice[], code: string) =>
    list.find((choice) => choice.code === code)?.name ?? code;
  const all = (names: readonly string[]) => names.join(details.comma);
  const types = choices.categories.flatMap((category) => category.types);
  const shiftText = (shifts: readonly Shift[]) =>
    linesOf(shifts)
      .map(({ days, start, end }) => `${all(days.map((day) => details.hours.days[day]))} ${start}–${end}`)
      .join('\n');
  const languages = (list: readonly Choice[], skills: JobValues['spoken']) =>
    all(
      skills.map(
        ({ language, level }) => `${nameIn(list, language)} (${details.requirements.levels[level]})`,
      ),
    );
  const texted = (name: keyof JobValues, values: JobValues): string => {
    switch (name) {
      case 'jobTypes':
        return all(values.jobTypes.map((code) => nameIn(types, code)));
      case 'places':
        return all(
          values.places.map((id) => {
            const place = places.find((each) => each.id === id);
            return place === undefined ? id : placeText(place, locale);
          }),
        );
      case 'regions':
        return all(values.regions.map((code) => nameIn(choices.regions, code)));
      case 'employment':
        return common.employment[values.employment];
      case 'shifts':
        return shiftText(values.shifts);
      case 'education':
        return nameIn(choices.educations, values.education);
      case 'spoken':
        return languages(choices.spoken_languages, values.spoken);
      case 'written':
        return languages(choices.written_languages, values.written);
      case 'skills':
        return all(values.skills.map((code) => nameIn(choices.skills, code)));
      case 'certs':
        return all(values.certs.map((code) => nameIn(choices.certs, code)));
      case 'allowances':
        return all(
          values.allowances.map(({ kind, description }) =>
            [details.benefits.allowance[kind], textIn(locale, description)].filter(Boolean).join(' '),
          ),
        );
      case 'attributes':
        return all(values.attributes.map(({ name: each }) => textIn(locale, each)));
      default: {
        const value = values[name];
        return typeof value === 'boolean' ? (value ? texts.yes : texts.no) : String(value);
      }
    }
  };
  return texted;
}
