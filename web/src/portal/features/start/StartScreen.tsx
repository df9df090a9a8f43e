import { useEffect } from 'react';
import { StartDocument } from '../../../generated/portal/documents/Start';
import { CompanyLogo } from '../../../shared/components/company-logo/CompanyLogo';
import { useNavigation } from '../../../shared/hooks/every-page/useNavigation';
import { operation } from '../../../shared/services/every-page/operation';
import { Icon } from '../../../shared/ui/every-page/Icon';
import { Waiting } from '../../components/answer/Waiting';
import { PageHead } from '../../components/page/PageHead';
import page from '../../components/page/page.module.css';
import { paths } from '../../lib/every-page/paths';
import { textIn } from '../../lib/localized-text';
import type { Screen } from '../../page/every-page/screen';
import { useLink } from '../../page/every-page/useLink';
import { usePage } from '../../page/every-page/usePage';
import { useTexts } from '../../page/every-page/useTexts';
import type { Membership } from '../../services/session';
import { useAnswer } from '../../services/useAnswer';
import { usePerson } from '../../services/usePortal';
import { Claims } from './Claims';
import styles from './start.module.css';

function Companies({ memberships }: { memberships: readonly Membership[] }) {
  const texts = useTexts('common');
  const link = useLink();
  const { locale } = usePage().address;
  return (
    <ul className={page.stack}>
      {memberships.map(({ company, role }) => {
        const name = textIn(locale, company.name);
        return (
          <li key={company.id}>
            <a className={styles.choice} href={link(paths.today(company.id))}>
              <CompanyLogo source={company.logo_thumbnail} name={name} size={48} />
              <span className={styles.words}>
                <strong>{name}</strong>
                <span className={page.quiet}>{texts.roles[role]}</span>
              </span>
              <Icon name="chevronRight" />
            </a>
          </li>
        );
      })}
    </ul>
  );
}

function Choice({ href, title, text }: { href: string; title: string; text: string }) {
  return (
    <a className={styles.choice} href={href}>
      <span className={styles.words}>
        <strong>{title}</strong>
        <span className={page.quiet}>{text}</span>
      </span>
      <Icon name="chevronRight" />
    </a>
  );
}

/** Redirects to the person's only company; a person without companies and claims goes on to founding one. */
function Start() {
  const texts = useTexts('start');
  const link = useLink();
  const { go } = useNavigation();
  const { memberships, email } = usePerson();
  const [first] = memberships;
  const only = memberships.length === 1 ? first?.company.id : undefined;
  const answer = useAnswer(only === undefined ? operation('Start', StartDocument, {}) : undefined);
  const isNew = memberships.length === 0;
  const claims = answer.data?.me?.claims;
  const onward = only !== undefined ? paths.today(only) : isNew && claims?.length === 0 && paths.found;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it goes once
  useEffect(() => {
    if (onward) go(link(onward), { replace: true });
  }, [onward]);
  if (onward || (isNew && answer.loading)) return <Waiting />;
  return (
    <div className={page.page}>
      <PageHead title={isNew ? texts.welcome : texts.companies} lead={texts.loggedInAs(email)} />
      {!isNew && <Companies memberships={memberships} />}
      <Claims claims={claims ?? []} onChanged={answer.reload} />
      <section className={page.stack}>
        <h2 className={page.heading}>{isNew ? texts.begin : texts.another}</h2>
        <Choice href={link(paths.found)} title={texts.found} text={texts.foundText} />
        <Choice href={link(paths.claim)} title={texts.claim} text={texts.claimText} />
        <p className={page.quiet}>{texts.invited}</p>
      </section>
    </div>
  );
}

export const screen: Screen = { title: (texts) => texts.start.title, Component: Start };
