import { useEffect, useRef, useState } from 'react';
import { ApplicantsDocument } from '@/generated/portal/documents/Applicants';
import type { ApplicantListedFragment } from '@/generated/portal/graphql';
import { useUndo } from '@/portal/components/decisions/DecisionBar';
import { DecisionQuestion } from '@/portal/components/decisions/DecisionQuestion';
import { candidateOf, type Decidable, useDecide } from '@/portal/components/decisions/useDecide';
import { useChosenJob } from '@/portal/components/job-choice/useChosenJob';
import { paths } from '@/portal/lib/paths';
import { isAllowed } from '@/portal/lib/permissions';
import type { Screen } from '@/portal/page/screen';
import { usePage } from '@/portal/page/usePage';
import { useTexts } from '@/portal/page/useTexts';
import { openDecisions } from '@/portal/services/decisions/decisions';
import { useCompanyStream } from '@/portal/services/useCompanyStream';
import { useMembership, usePortal } from '@/portal/services/usePortal';
import { PageHead } from '@/shared/client/PageHead';
import { QueryView } from '@/shared/components/query/QueryView';
import { useLink } from '@/shared/hooks/application/useLink';
import { useOperationQuery } from '@/shared/hooks/application/useOperationQuery';
import { useNavigation } from '@/shared/hooks/useNavigation';
import { useSelection } from '@/shared/hooks/useSelection';
import { textIn } from '@/shared/lib/localized-text';
import { operation } from '@/shared/services/operation';
import { Button, ButtonLink } from '@/shared/ui/button/Button';
import { EmptyState } from '@/shared/ui/empty-state/EmptyState';
import { Row } from '@/shared/ui/layout/Row';
import { Stack } from '@/shared/ui/layout/Stack';
import { ApplicantDetails, ApplicantToolbar } from './ApplicantDetails';
import { ApplicantFilters } from './ApplicantFilters';
import { ApplicantList } from './ApplicantList';
import { filterOf, pageSize } from './applicant-query';
import styles from './applicants.module.css';
import { ExportButton } from './ExportButton';
import { ShortcutsDialog } from './ShortcutsDialog';
import { useApplicant } from './useApplicant';
import { useApplicantSearch } from './useApplicantSearch';
import { useShortcutSetting, useShortcuts } from './useShortcuts';

/** The list that the address asks for; reloaded after each decision. */
function useApplicantList() {
  const { company } = useMembership();
  const { search } = useApplicantSearch();
  const variables = {
    company: company.id,
    filter: filterOf(search),
    sort: search.sort,
    limit: pageSize,
    offset: (search.page - 1) * pageSize,
  };
  return useOperationQuery(operation('Applicants', ApplicantsDocument, variables));
}

/** Withdrawn applications cannot be selected. */
const isSelectable = ({ profile }: ApplicantListedFragment) => profile !== null;

interface ApplicantPanelProps {
  hasShortcuts: boolean;
  onRead: () => void;
  onHelp: () => void;
}

/** The open applicant; after a decision the next one opens. */
function ApplicantPanel({ hasShortcuts, onRead, onHelp }: ApplicantPanelProps) {
  const { search, open, hrefOf } = useApplicantSearch();
  const { go } = useNavigation();
  const { company, role } = useMembership();
  const { decisions } = usePortal();
  const undo = useUndo();
  const id = search.applicant;
  const query = useApplicant(id, search);
  const applicant = query.data;
  const [changes, setChanges] = useState(0);
  useCompanyStream((changed) => {
    if (changed !== undefined && changed !== id) return;
    setChanges((before) => before + 1);
    query.reload();
  });

  // Clears the list's "new" mark as soon as the applicant is opened.
  const isRead = applicant?.is_read ?? false;
  const reported = useRef<string>(undefined);
  useEffect(() => {
    if (!isRead || reported.current === id) return;
    reported.current = id;
    onRead();
  }, [id, isRead, onRead]);

  const { previous = null, next = null } = applicant?.neighbours ?? {};
  const deciding = useDecide(() => {
    if (next !== null) open(next);
  });
  const mayDecide = (status: Decidable) =>
    !!applicant?.next_statuses.includes(status) && isAllowed('decide', role, company.state);
  const decide = (status: Decidable) => {
    if (applicant && mayDecide(status)) deciding.decide([candidateOf(applicant)], status);
  };
  /** A key is easily pressed by mistake, so hiring beyond the vacancies asks first. */
  const hireByKey = () => {
    if (!applicant || !mayDecide('Hired')) return;
    const { id: job, hired, content } = applicant.job;
    const soon = openDecisions(decisions.list.get(), company.id)
      .filter(({ status }) => status === 'Hired')
      .flatMap(({ people }) => people.filter((each) => each.job === job && each.id !== id));
    if (hired + soon.length < content.vacancy) decide('Hired');
    else deciding.askToPassVacancies([candidateOf(applicant)]);
  };
  const forward = () => next !== null && open(next);
  const close = () => go(hrefOf({ applicant: '' }), { replace: true });
  const back = () => previous !== null && open(previous);
  useShortcuts(
    {
      j: forward,
      ArrowRight: forward,
      k: back,
      ArrowLeft: back,
      c: () => decide('Contacted'),
      v: () => decide('Reviewed'),
      r: () => decide('Rejected'),
      h: hireByKey,
      u: () => {
        const last = openDecisions(decisions.list.get(), company.id).at(-1);
        if (last) undo(last);
      },
      Escape: close,
      '?': onHelp,
    },
    hasShortcuts,
  );
  return (
    <div className={styles.panel}>
      <ApplicantToolbar applicant={applicant} onDecide={decide} />
      <QueryView query={query} cards={3}>
        {(data) => <ApplicantDetails applicant={data} changes={changes} onChanged={query.reload} />}
      </QueryView>
      <DecisionQuestion deciding={deciding} />
    </div>
  );
}

function Applicants() {
  const texts = useTexts('applicants');
  const link = useLink();
  const { locale } = usePage().address;
  const { company, role } = useMembership();
  const { search, open } = useApplicantSearch();
  const query = useApplicantList();
  const selection = useSelection(isSelectable);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const { isOn, turn } = useShortcutSetting();
  const deciding = useDecide(selection.clear);
  const mayDecide = isAllowed('decide', role, company.state);
  const applicants = query.data?.company.applicants.applicants ?? [];
  const first = applicants.find(({ profile }) => profile !== null);
  const job = useChosenJob(search.job);
  const isOpen = search.applicant !== '';
  const isMarkedUnread = applicants.some(({ id, is_read }) => id === search.applicant && !is_read);
  const openFirst = () => !isOpen && first && open(first.id);
  useShortcuts(
    {
      ...(isOpen ? {} : { j: openFirst, ArrowRight: openFirst, '?': () => setHelpOpen(true) }),
      x: () => {
        const current = applicants.find(({ id }) => id === search.applicant);
        if (current && mayDecide && !query.isOld) selection.toggle(current);
      },
      '/': () => document.querySelector<HTMLElement>('input[name=q]')?.focus(),
    },
    isOn,
  );
  return (
    <Stack gap="cards" className={`${styles.screen} ${isOpen ? styles.isOpen : ''}`}>
      <div className={styles.title}>
        <PageHead
          title={texts.title}
          {...(job && { lead: textIn(locale, job.content.name) })}
          action={
            <Row>
              <ButtonLink
                kind="secondary"
                href={link(`${paths.board(company.id)}${search.job && `?job=${search.job}`}`)}
              >
                {texts.boardView}
              </ButtonLink>
              {job && mayDecide && <ExportButton job={job.id} name={textIn(locale, job.content.name)} />}
              <span className={styles.keys}>
                <Button kind="quiet" onClick={() => setHelpOpen(true)}>
                  {texts.shortcuts}
                </Button>
              </span>
            </Row>
          }
        />
      </div>
      <div className={styles.columns}>
        <Stack className={styles.side}>
          <ApplicantFilters job={job} />
          <QueryView query={query} cards={3}>
            {(data, isOld) => (
              <ApplicantList
                list={data.company.applicants}
                isOld={isOld}
                selection={mayDecide ? selection : undefined}
                onDecide={(status) => deciding.decide(selection.rows.map(candidateOf), status)}
              />
            )}
          </QueryView>
        </Stack>
        {isOpen ? (
          <ApplicantPanel
            hasShortcuts={isOn}
            onRead={() => isMarkedUnread && query.reload()}
            onHelp={() => setHelpOpen(true)}
          />
        ) : (
          <div className={`${styles.panel} ${styles.nobody}`}>
            <EmptyState level={2} title={texts.choose} text={texts.chooseText} />
          </div>
        )}
      </div>
      <DecisionQuestion deciding={deciding} />
      {isHelpOpen && <ShortcutsDialog isOn={isOn} onTurn={turn} onClose={() => setHelpOpen(false)} />}
    </Stack>
  );
}

export const screen: Screen = { title: (texts) => texts.applicants.title, Component: Applicants };
