import { useEffect } from 'react';
import { CompanyPageDocument } from '../../../generated/portal/documents/CompanyPage';
import type { CompanyPageQuery } from '../../../generated/portal/graphql';
import { operation } from '../../../shared/services/every-page/operation';
import { Icon } from '../../../shared/ui/every-page/Icon';
import { Notice } from '../../../shared/ui/panels/Notice';
import { AnswerOf } from '../../components/answer/AnswerOf';
import { PageHead } from '../../components/page/PageHead';
import page from '../../components/page/page.module.css';
import { paths } from '../../lib/every-page/paths';
import { may } from '../../lib/permissions';
import type { Screen } from '../../page/every-page/screen';
import { useLink } from '../../page/every-page/useLink';
import { usePage } from '../../page/every-page/usePage';
import { useTexts } from '../../page/every-page/useTexts';
import { useAnswer } from '../../services/useAnswer';
import { useMembership } from '../../services/usePortal';
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

function CompanyParts({ data, onChanged }: CompanyPartsProps) {
  const { company } = data;
  const { role } = useMembership();
  const readOnly = useReadOnlyText(company);
  // Focuses the missing field that a link has led to.
  useEffect(() => {
    document.getElementsByName(location.hash.slice(1))[0]?.focus();
  }, []);
  const mayChange = may('changeCompany', role, company.state) && readOnly === undefined;
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
      {may('closeCompany', role, company.state) && (
        <CloseCompany openJobs={company.open_job_count} onClosed={onChanged} />
      )}
    </>
  );
}

/** Links for which the bar at the bottom of a phone has no room. */
function MorePages() {
  const { nav } = useTexts('common');
  const link = useLink();
  const { company, role } = useMembership();
  const { id, state } = company;
  const pages = [
    { name: nav.branches, path: paths.branches(id) },
    { name: nav.interviews, path: paths.interviews(id) },
    { name: nav.people, path: paths.people(id) },
    may('manageKeys', role, state) && { name: nav.keys, path: paths.keys(id) },
    may('readLog', role, state) && { name: nav.log, path: paths.log(id) },
    { name: nav.account, path: paths.companyAccount(id) },
  ].filter((each) => each !== false);
  return (
    <ul className={styles.more}>
      {pages.map(({ name, path }) => (
        <li key={path}>
          <a className={page.link} href={link(path)}>
            {name}
            <Icon name="chevronRight" />
          </a>
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
  const answer = useAnswer(operation('CompanyPage', CompanyPageDocument, { company: company.id }));
  const path = answer.data?.company.page_path;
  const action = path && (
    <a
      className={page.link}
      href={`${config.public_url}${path}`}
      target="_blank"
      rel="noopener"
      aria-label={`${texts.onTheSite}${newTab}`}
    >
      {texts.onTheSite}
      <Icon name="external" />
    </a>
  );
  return (
    <div className={page.page}>
      <PageHead title={texts.title} lead={texts.lead} action={action} />
      <MorePages />
      <AnswerOf answer={answer} cards={3}>
        {(data) => <CompanyParts data={data} onChanged={answer.reload} />}
      </AnswerOf>
    </div>
  );
}

export const screen: Screen = { title: (texts) => texts.company.title, Component: Company };
