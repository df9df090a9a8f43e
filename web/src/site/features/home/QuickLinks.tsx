import type { HomeQuery } from '@/generated/seeker/graphql';
import { type LocalizedValue, localized } from '@/shared/lib/locale';
import { Icon } from '@/shared/ui/Icon';
import { SectionTitle } from '@/site/components/section-title/SectionTitle';
import { paths } from '@/site/lib/paths';
import { useHref } from '@/site/page/useHref';
import { usePage } from '@/site/page/usePage';
import { useTexts } from '@/site/page/useTexts';
import styles from './QuickLinks.module.css';

interface Choice {
  code: string;
  name: string;
  slug: readonly LocalizedValue[];
}

interface Group {
  title: string;
  choices: readonly Choice[];
  counts: readonly { code: string; count: number }[];
}

interface QuickLinksProps {
  config: HomeQuery['config'];
  facets: HomeQuery['job_search']['facets'];
}

/** Groups districts by the label of their region. */
function districtGroups(districts: HomeQuery['config']['districts'], counts: Group['counts']): Group[] {
  const labels = [...new Set(districts.map(({ region }) => region.label))];
  return labels.map((title) => ({
    title,
    choices: districts.filter(({ region }) => region.label === title),
    counts,
  }));
}

function Choices({ choices, counts }: Group) {
  const { locale } = usePage().address;
  const texts = useTexts('home');
  const link = useHref();
  const countOf = new Map(counts.map(({ code, count }) => [code, count]));
  return (
    <ul className={styles.choices}>
      {choices.map(({ code, name, slug }) => (
        <li key={code}>
          <a className={styles.choice} href={link(paths.filterSlug(localized(slug, locale)))}>
            <span>{name}</span>
            <span className={styles.count}>{texts.jobs(countOf.get(code) ?? 0)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** All trades, districts and kinds of employment, with their numbers of jobs. */
export function QuickLinks({ config, facets }: QuickLinksProps) {
  const texts = useTexts('home');
  const groups: Group[] = [
    { title: texts.trades, choices: config.job_categories, counts: facets.category },
    ...districtGroups(config.districts, facets.district),
    { title: texts.employments, choices: config.employments, counts: facets.employment },
  ];
  return (
    <section>
      <SectionTitle title={texts.quickLinks} />
      <div className={styles.groups}>
        {groups.map((group) => (
          <details key={group.title} name="quick-ways" className={styles.group}>
            <summary className={styles.title}>
              {group.title}
              <Icon name="chevronDown" />
            </summary>
            <Choices {...group} />
          </details>
        ))}
      </div>
    </section>
  );
}
