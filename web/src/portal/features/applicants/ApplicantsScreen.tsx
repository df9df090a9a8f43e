import { useEffect, useRef, useState } from 'react';
import { ApplicantsDocument } from '../../../generated/portal/documents/Applicants';
import { useNavigation } from '../../../shared/hooks/every-page/useNavigation';
import { useStore } from '../../../shared/hooks/every-page/useStore';
import { operation } from '../../../shared/services/every-page/operation';
import { Button, ButtonLink } from '../../../shared/ui/button/Button';
import { EmptyState } from '../../../shared/ui/empty-state/EmptyState';
import { AnswerOf } from '../../components/answer/AnswerOf';
import { useUndo } from '../../components/decisions/DecisionBar';
import { DecisionQuestion } from '../../components/decisions/DecisionQuestion';
import { candidateOf, type Decidable, useDecide } from '../../components/decisions/useDecide';
import { useChosenJob } from '../../components/job-choice/useChosenJob';
import { PageHead } from '../../components/page/PageHead';
import page from '../../components/page/page.module.css';
import { paths } from '../../lib/every-page/paths';
import { textIn } from '../../lib/localized-text';
import { may } from '../../lib/permissions';
import type { Screen } from '../../page/every-page/screen';
import { useLink } from '../../page/every-page/useLink';
import { usePage } from '../../page/every-page/usePage';
import { useTexts } from '../../page/every-page/useTexts';
import { openDecisions } from '../../services/decisions/decisions';
import { useAnswer } from '../../services/useAnswer';
import { useCompanyStream } from '../../services/useCompanyStream';
import { useMembership, usePortal } from '../../services/usePortal';
import { ApplicantFilters } from './ApplicantFilters';
import { ApplicantList } from './ApplicantList';
import { filterOf, pageSize } from './applicant-query';
import styles from './applicants.module.css';
import { ExportButton } from './ExportButton';
import { KeysDialog } from './KeysDialog';
import { Person, Tools } from './Person';
import { useApplicant } from './useApplicant';
import { useKeySwitch, useKeys } from './useKeys';
import { useSearch } from './useSearch';
import { useSelection } from './useSelection';

/** The list that the address asks for; reloaded after each decision. */
function useList() {
  const { company } = useMembership();
  const { decisions } = usePortal();
  const { search } = useSearch();
  const variables = {
    company: company.id,
    filter: filterOf(search),
    sort: search.sort,
    limit: pageSize,
    offset: (search.page - 1) * pageSize,
  };
  const answer = useAnswer(operation('Applicants', ApplicantsDocument, variables));
  const changed = useStore(decisions.changed);
  const last = useRef(changed);
  useEffect(() => {
    if (last.current !== changed) answer.reload();
    last.current = changed;
  });
  return answer;
}

interface PersonPanelProps {
  hasKeys: boolean;
  onRead: () => void;
  onHelp: () => void;
}

/** The open applicant; after a decision the next one opens. */
function PersonPanel({ hasKeys, onRead, onHelp }: PersonPanelProps) {
  const { search, open, hrefOf } = useSearch();
  const { go } = useNavigation();
  const { company, role } = useMembership();
  const { decisions } = usePortal();
  const undo = useUndo();
  const id = search.applicant;
  const answer = useApplicant(id, search);
  const applicant = answer.data;
  const [changes, setChanges] = useState(0);
  useCompanyStream((changed) => {
    if (changed !== undefined && changed !== id) return;
    setChanges((before) => before + 1);
    answer.reload();
  });

  // Clears the list's "new" mark as soon as the applicant is opened.
  const isRead = applicant?.is_read ?? false;
  const told = useRef<string>(undefined);
  useEffect(() => {
    if (!isRead || told.current === id) return;
    told.current = id;
    onRead();
  }, [id, isRead, onRead]);

  const { previous = null, next = null } = applicant?.neighbours ?? {};
  const deciding = useDecide(() => {
    if (next !== null) open(next);
  });
  const mayDecide = (status: Decidable) =>
    !!applicant?.next_statuses.includes(status) && may('decide', role, company.state);
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
  useKeys(
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
    hasKeys,
  );
  return (
    <div className={styles.panel}>
      <Tools applicant={applicant} onDecide={decide} />
      <AnswerOf answer={answer} cards={3}>
        {(data) => <Person applicant={data} changes={changes} onChanged={answer.reload} />}
      </AnswerOf>
      <DecisionQuestion deciding={deciding} />
    </div>
  );
}

function Applicants() {
  const texts = useTexts('applicants');
  const link = useLink();
  const { locale } = usePage().address;
  const { company, role } = useMembership();
  const { search, open } = useSearch();
  const answer = useList();
  const selection = useSelection();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const { isOn, turn } = useKeySwitch();
  const deciding = useDecide(selection.clear);
  const mayDecide = may('decide', role, company.state);
  const applicants = answer.data?.company.applicants.applicants ?? [];
  const first = applicants.find(({ profile }) => profile !== null);
  const job = useChosenJob(search.job);
  const isOpen = search.applicant !== '';
  const isMarkedUnread = applicants.some(({ id, is_read }) => id === search.applicant && !is_read);
  const openFirst = () => !isOpen && first && open(first.id);
  useKeys(
    {
      ...(isOpen ? {} : { j: openFirst, ArrowRight: openFirst, '?': () => setHelpOpen(true) }),
      x: () => {
        const current = applicants.find(({ id }) => id === search.applicant);
        if (current && mayDecide && !answer.isOld) selection.toggle(current);
      },
      '/': () => document.querySelector<HTMLElement>('input[name=q]')?.focus(),
    },
    isOn,
  );
  return (
    <div className={`${page.page} ${styles.screen} ${isOpen ? styles.isOpen : ''}`}>
      <div className={styles.title}>
        <PageHead
          title={texts.title}
          {...(job && { lead: textIn(locale, job.content.name) })}
          action={
            <div className={page.row}>
              <ButtonLink
                kind="secondary"
                href={link(`${paths.board(company.id)}${search.job && `?job=${search.job}`}`)}
              >
                {texts.boardView}
              </ButtonLink>
              {job && mayDecide && <ExportButton job={job.id} name={textIn(locale, job.content.name)} />}
              <span className={styles.keys}>
                <Button kind="quiet" onClick={() => setHelpOpen(true)}>
                  {texts.keys}
                </Button>
              </span>
            </div>
          }
        />
      </div>
      <div className={styles.columns}>
        <div className={`${page.stack} ${styles.side}`}>
          <ApplicantFilters job={job} />
          <AnswerOf answer={answer} cards={3}>
            {(data, isOld) => (
              <ApplicantList
                list={data.company.applicants}
                isOld={isOld}
                selection={mayDecide ? selection : undefined}
                onDecide={(status) => deciding.decide(selection.people.map(candidateOf), status)}
              />
            )}
          </AnswerOf>
        </div>
        {isOpen ? (
          <PersonPanel
            hasKeys={isOn}
            onRead={() => isMarkedUnread && answer.reload()}
            onHelp={() => setHelpOpen(true)}
          />
        ) : (
          <div className={`${styles.panel} ${styles.nobody}`}>
            <EmptyState level={2} title={texts.choose} text={texts.chooseText} />
          </div>
        )}
      </div>
      <DecisionQuestion deciding={deciding} />
      {isHelpOpen && <KeysDialog isOn={isOn} onTurn={turn} onClose={() => setHelpOpen(false)} />}
    </div>
  );
}

export const screen: Screen = { title: (texts) => texts.applicants.title, Component: Applicants };
