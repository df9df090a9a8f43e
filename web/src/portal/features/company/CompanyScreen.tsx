import { useEffect } from 'react';
import { CompanyPageDocument } from '@/generated/portal/documents/CompanyPage';
import type { CompanyPageQuery } from '@/generated/portal/graphql';
import { paths } from '@/portal/lib/paths';
import { isAllowed } from '@/portal/lib/permissions';
import type { Screen } from '@/portal/page/screen';
import { usePage } from '@/portal/page/usePage';
import { useTexts } from '@/portal/page/useTexts';
import { useMembership } from '@/portal/services/usePortal';
import { PageHead } from '@/shared/client/PageHead';
import { QueryView } from '@/shared/components/query/QueryView';
import { useLink } from '@/shared/hooks/application/useLink';
import { useOperationQuery } from '@/shared/hooks/application/useOperationQuery';
import { operation } from '@/shared/services/operation';
import { Icon } from '@/shared/ui/Icon';
import { Stack } from '@/shared/ui/layout/Stack';
import { StandaloneLink } from '@/shared/ui/layout/StandaloneLink';
import { Notice } from '@/shared/ui/panels/Notice';
import { CloseCompany } from './CloseCompany';
import { CompanyEditor } from './CompanyEditor';
import styles from './company.module.css';
import { Preview } from './Preview';
import { WaitingChange } from './WaitingChange';

/** Why the company cannot be edited here, if it cannot. */
function useReadOnlyText({ state, upkeep }: CompanyPageQuery['company']): string | undefined {
  const texts = useTexts('company');
  if (state === 'closed') return texts.closed;
  return upkeep === 'portal' ? undefined : texts.upkeep[upkeep];
}

interface CompanyPartsProps {
  data: CompanyPageQuery;
  onChanged: () => void;
}

function CompanySections({ data, onChanged }: CompanyPartsProps) {
  const { company } = data;
  const { role } = useMembership();
  const readOnly = useReadOnlyText(company);
  // Focuses the missing field that a link has led to.
  useEffect(() => {
    document.getElementsByName(location.hash.slice(1))[0]?.focus();
  }, []);
  const mayChange = isAllowed('changeCompany', role, company.state) && readOnly === undefined;
  // After saving, the form starts again from the saved values.
  const version = JSON.stringify(company);
  return (
    <>
      {company.refusal_reason && <Notice tone="danger">{company.refusal_reason}</Notice>}
      {company.waiting_change && (
        <WaitingChange company={company} change={company.waiting_change} onChanged={onChanged} />
      )}
      {readOnly !== undefined && <Notice>{readOnly}</Notice>}
      {mayChange ? (
        <CompanyEditor key={version} {...data} onChanged={onChanged} />
      ) : (
        <Preview name={company.name} about={company.about} logo={company.logo_medium} />
      )}
      {isAllowed('closeCompany', role, company.state) && (
        <CloseCompany openJobs={company.open_job_count} onClosed={onChanged} />
      )}
    </>
  );
}

/** Links for which the bar at the bottom of a phone has no room. */
function MoreLinks() {
  const { nav } = useTexts('common');
  const link = useLink();
  const { company, role } = useMembership();
  const { id, state } = company;
  const pages = [
    { name: nav.branches, path: paths.branches(id) },
    { name: nav.interviews, path: paths.interviews(id) },
    { name: nav.people, path: paths.people(id) },
    isAllowed('manageApiKeys', role, state) && { name: nav.apiKeys, path: paths.apiKeys(id) },
    isAllowed('readLog', role, state) && { name: nav.log, path: paths.log(id) },
    { name: nav.account, path: paths.companyAccount(id) },
  ].filter((each) => each !== false);
  return (
    <ul className={styles.more}>
      {pages.map(({ name, path }) => (
        <li key={path}>
          <StandaloneLink href={link(path)}>
            {name}
            <Icon name="chevronRight" />
          </StandaloneLink>
        </li>
      ))}
    </ul>
  );
}

function Company() {
  const texts = useTexts('company');
  const { newTab } = useTexts('common');
  const { config } = usePage();
  const { company } = useMembership();
  const query = useOperationQuery(operation('CompanyPage', CompanyPageDocument, { company: company.id }));
  const path = query.data?.company.page_path;
  const action = path && (
    <StandaloneLink
      href={`${config.public_url}${path}`}
      target="_blank"
      rel="noopener"
      aria-label={`${texts.onTheSite}${newTab}`}
    >
      {texts.onTheSite}
      <Icon name="external" />
    </StandaloneLink>
  );
  return (
    <Stack gap="cards">
      <PageHead title={texts.title} lead={texts.lead} action={action} />
      <MoreLinks />
      <QueryView query={query} cards={3}>
        {(data) => <CompanySections data={data} onChanged={query.reload} />}
      </QueryView>
    </Stack>
  );
}

export const screen: Screen = { title: (texts) => texts.company.title, Component: Company };
