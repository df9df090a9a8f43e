import { useEffect } from 'react';
import { StartDocument } from '@/generated/portal/documents/Start';
import { paths } from '@/portal/lib/paths';
import type { Screen } from '@/portal/page/screen';
import { usePage } from '@/portal/page/usePage';
import { useTexts } from '@/portal/page/useTexts';
import type { Membership } from '@/portal/services/session';
import { usePerson } from '@/portal/services/usePortal';
import { PageHead } from '@/shared/client/PageHead';
import { CompanyLogo } from '@/shared/components/company-logo/CompanyLogo';
import { LoadingCards } from '@/shared/components/query/LoadingCards';
import { useLink } from '@/shared/hooks/application/useLink';
import { useOperationQuery } from '@/shared/hooks/application/useOperationQuery';
import { useNavigation } from '@/shared/hooks/useNavigation';
import { textIn } from '@/shared/lib/localized-text';
import { operation } from '@/shared/services/operation';
import { Icon } from '@/shared/ui/Icon';
import { Muted } from '@/shared/ui/layout/Muted';
import { SectionHeading } from '@/shared/ui/layout/SectionHeading';
import { Stack } from '@/shared/ui/layout/Stack';
import { Claims } from './Claims';
import styles from './start.module.css';

function CompanyList({ memberships }: { memberships: readonly Membership[] }) {
  const texts = useTexts('common');
  const link = useLink();
  const { locale } = usePage().address;
  return (
    <Stack as="ul">
      {memberships.map(({ company, role }) => {
        const name = textIn(locale, company.name);
        return (
          <li key={company.id}>
            <a className={styles.choice} href={link(paths.today(company.id))}>
              <CompanyLogo source={company.logo_thumbnail} name={name} size={48} />
              <span className={styles.textColumn}>
                <strong>{name}</strong>
                <Muted as="span">{texts.roles[role]}</Muted>
              </span>
              <Icon name="chevronRight" />
            </a>
          </li>
        );
      })}
    </Stack>
  );
}

function StartChoice({ href, title, text }: { href: string; title: string; text: string }) {
  return (
    <a className={styles.choice} href={href}>
      <span className={styles.textColumn}>
        <strong>{title}</strong>
        <Muted as="span">{text}</Muted>
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
  const query = useOperationQuery(only === undefined ? operation('Start', StartDocument, {}) : undefined);
  const isNew = memberships.length === 0;
  const claims = query.data?.me?.claims;
  const onward =
    only !== undefined ? paths.today(only) : isNew && claims?.length === 0 && paths.createCompany;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it goes once
  useEffect(() => {
    if (onward) go(link(onward), { replace: true });
  }, [onward]);
  if (onward || (isNew && query.isLoading)) return <LoadingCards />;
  return (
    <Stack gap="cards">
      <PageHead title={isNew ? texts.welcome : texts.companies} lead={texts.loggedInAs(email)} />
      {!isNew && <CompanyList memberships={memberships} />}
      <Claims claims={claims ?? []} onChanged={query.reload} />
      <Stack as="section">
        <SectionHeading>{isNew ? texts.begin : texts.another}</SectionHeading>
        <StartChoice href={link(paths.createCompany)} title={texts.register} text={texts.registerText} />
        <StartChoice href={link(paths.claim)} title={texts.claim} text={texts.claimText} />
        <Muted>{texts.invited}</Muted>
      </Stack>
    </Stack>
  );
}

export const screen: Screen = { title: (texts) => texts.start.title, Component: Start };
