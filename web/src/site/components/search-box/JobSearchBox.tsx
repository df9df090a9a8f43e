import { useNavigation } from '@/shared/hooks/useNavigation';
import { formatQuery } from '@/shared/lib/address';
import { localized } from '@/shared/lib/locale';
import { paths } from '@/site/lib/paths';
import { useHref } from '@/site/page/useHref';
import { usePage } from '@/site/page/usePage';
import { useTexts } from '@/site/page/useTexts';
import type { Suggestion } from '../search-suggestions/Suggestions';
import { SearchBox } from './SearchBox';

/** Query parameters that belong to the search text and change with it. */
const ofText = ['q', 'asWords', 'keep', 'page'];

/** Searches for jobs by text. On a search page the filters are kept. */
export function JobSearchBox() {
  const texts = useTexts('common');
  const link = useHref();
  const { go } = useNavigation();
  const { address, search } = usePage();
  const inJobs = address.path.startsWith(paths.findJobs());
  const onResults = inJobs && search !== undefined;
  const current = (inJobs && address.query.get('q')) || '';

  const find = (text: string) => {
    const kept = onResults ? [...address.query].filter(([name]) => !ofText.includes(name)) : [];
    go(link(`${onResults ? address.path : paths.findJobs()}${formatQuery([['q', text], ...kept])}`));
  };
  const pick = ({ kind, text, code, slug }: Suggestion) => {
    const { locale } = address;
    if (kind === 'title' || kind === 'search' || code === null) {
      find(code ?? text);
      return code ?? text;
    }
    const path =
      kind === 'company' ? paths.company(code, slug, locale) : paths.filterSlug(localized(slug, locale));
    go(link(path));
    return '';
  };
  return (
    <SearchBox
      label={texts.searchLabel}
      placeholder={texts.searchPlaceholder}
      action={link('/search')}
      current={current}
      onSearch={find}
      onPick={pick}
    />
  );
}
