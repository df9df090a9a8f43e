import { type ReactNode, useEffect, useRef, useState } from 'react';
import { BoardDocument } from '@/generated/portal/documents/Board';
import type { ApplicantListedFragment, BoardQuery } from '@/generated/portal/graphql';
import { useNameOf } from '@/portal/components/applicants/useNameOf';
import { DecisionQuestion } from '@/portal/components/decisions/DecisionQuestion';
import { candidateOf, decidable, useDecide } from '@/portal/components/decisions/useDecide';
import { JobChoice } from '@/portal/components/job-choice/JobChoice';
import { useChosenJob } from '@/portal/components/job-choice/useChosenJob';
import { paths } from '@/portal/lib/paths';
import { isAllowed } from '@/portal/lib/permissions';
import type { Screen } from '@/portal/page/screen';
import { usePage } from '@/portal/page/usePage';
import { useTexts } from '@/portal/page/useTexts';
import { useMembership, usePortal } from '@/portal/services/usePortal';
import { PageHead } from '@/shared/client/PageHead';
import { InertWhileOld } from '@/shared/components/query/InertWhileOld';
import { QueryView } from '@/shared/components/query/QueryView';
import { useLink } from '@/shared/hooks/application/useLink';
import { useOperationQuery } from '@/shared/hooks/application/useOperationQuery';
import { useNavigation } from '@/shared/hooks/useNavigation';
import { useStore } from '@/shared/hooks/useStore';
import { daysAgo } from '@/shared/lib/dates';
import { textIn } from '@/shared/lib/localized-text';
import { formatCount } from '@/shared/messages/count';
import { operation } from '@/shared/services/operation';
import { ButtonLink } from '@/shared/ui/button/Button';
import hidden from '@/shared/ui/hidden.module.css';
import { SvgIcon } from '@/shared/ui/Icon';
import { Muted } from '@/shared/ui/layout/Muted';
import { Stack } from '@/shared/ui/layout/Stack';
import styles from './board.module.css';
import { type Column, canMove, cardsByColumn, columns } from './columns';
import { useMoving } from './useMoving';

type Company = BoardQuery['company'];
type Card = ApplicantListedFragment;

const grip = 'M9 6h.01M9 12h.01M9 18h.01M15 6h.01M15 12h.01M15 18h.01';

function CardText({ card, children }: { card: Card; children?: ReactNode }) {
  const texts = useTexts('applicants');
  const { address, now } = usePage();
  const percent = card.hours_fit?.percent ?? null;
  const facts = [
    percent !== null && texts.fits(percent),
    card.distance_km !== null && texts.km(card.distance_km.toFixed(1)),
  ].filter(Boolean);
  return (
    <div>
      <h3 className={styles.name}>{children}</h3>
      <Muted>{textIn(address.locale, card.job.content.name)}</Muted>
      <Muted>{texts.appliedAgo(daysAgo(card.applied_at, now))}</Muted>
      {facts.length > 0 && <p>{facts.join(' · ')}</p>}
    </div>
  );
}

interface BoardColumnsProps {
  company: Company;
  job: string;
}

/** A column for each status; moving a card to a column decides about the applicant. */
function BoardColumns({ company, job }: BoardColumnsProps) {
  const texts = useTexts('applicants');
  const link = useLink();
  const nameOf = useNameOf();
  const membership = useMembership();
  const { decisions } = usePortal();
  const board = useRef<HTMLElement>(null);
  const [said, setSaid] = useState('');
  const focused = useRef<string>(undefined);
  const deciding = useDecide();
  const mayMove = isAllowed('decide', membership.role, membership.company.state);
  const cards = columns.flatMap((column) => company[column].applicants);
  const byColumn = cardsByColumn(cards, useStore(decisions.list));

  const moving = useMoving({
    board,
    onSay(what, card, column) {
      const status = texts.statuses[column];
      const words = {
        lifted: texts.board.lifted(nameOf(card), status),
        over: texts.board.over(status),
        cannot: texts.board.cannot(status),
        cancelled: texts.board.cancelled,
      };
      setSaid(words[what]);
    },
    onDrop(card, to) {
      const status = decidable.find((each) => each === to);
      if (status === undefined) return;
      focused.current = card.id;
      setSaid(texts.board.dropped(nameOf(card), texts.statuses[to]));
      deciding.decide([{ ...candidateOf(card), name: nameOf(card) }], status);
    },
  });
  const { lifted } = moving;

  // The focus follows the card into its new column.
  useEffect(() => {
    if (focused.current === undefined) return;
    const button = board.current?.querySelector<HTMLElement>(`[data-grip="${focused.current}"]`);
    if (button && button !== document.activeElement) button.focus({ preventScroll: true });
    if (deciding.question === undefined) focused.current = undefined;
  });

  const classOf = (column: Column) => {
    if (lifted === undefined) return '';
    if (!canMove(lifted.card, lifted.from, column)) return styles.closed;
    return lifted.over === column ? styles.over : styles.possible;
  };
  return (
    <>
      <p className={hidden.hidden} role="status">
        {said}
      </p>
      <p id="board-help" className={hidden.hidden}>
        {texts.board.help}
      </p>
      <section ref={board} className={styles.board} aria-label={texts.board.columns}>
        {columns.map((column) => {
          const { total, applicants } = company[column];
          const shown = byColumn.get(column) ?? [];
          const count = total - applicants.length + shown.length;
          const query = `?status=${column}${job && `&job=${job}`}`;
          return (
            <section key={column} className={`${styles.column} ${classOf(column)}`} data-column={column}>
              <h2 className={styles.heading}>
                {texts.board.column(texts.statuses[column], formatCount(count))}
              </h2>
              {shown.length === 0 && <Muted>{texts.board.empty}</Muted>}
              <ul className={styles.cards}>
                {shown.map((card) => (
                  <li
                    key={card.id}
                    className={`${styles.card} ${lifted?.card.id === card.id ? styles.lifted : ''}`}
                    data-card={card.id}
                    {...(mayMove && moving.pointer(card, column))}
                  >
                    <CardText card={card}>
                      <a
                        href={link(paths.applicant(company.id, card.id))}
                        draggable={false}
                        onClick={(event) => moving.wasMoved() && event.preventDefault()}
                      >
                        {nameOf(card)}
                      </a>
                    </CardText>
                    {mayMove && (
                      <button
                        type="button"
                        className={styles.grip}
                        data-grip={card.id}
                        aria-label={texts.board.move(nameOf(card))}
                        aria-describedby="board-help"
                        aria-pressed={lifted?.card.id === card.id}
                        onKeyDown={(event) => moving.onKeyDown(event, card, column)}
                        onBlur={() => lifted && lifted.at === undefined && moving.cancel()}
                      >
                        <SvgIcon path={grip} size={24} />
                      </button>
                    )}
                  </li>
                ))}
              </ul>
              {total > applicants.length && (
                <ButtonLink kind="quiet" href={link(`${paths.applicants(company.id)}${query}`)}>
                  {texts.board.more(formatCount(total))}
                </ButtonLink>
              )}
            </section>
          );
        })}
      </section>
      {lifted?.at && (
        <div
          className={`${styles.card} ${styles.ghost}`}
          style={{ transform: `translate(${lifted.at.x}px, ${lifted.at.y}px)` }}
          aria-hidden="true"
        >
          <CardText card={lifted.card}>{nameOf(lifted.card)}</CardText>
        </div>
      )}
      <DecisionQuestion deciding={deciding} />
    </>
  );
}

/** The filter of each column, by the name of its variable. */
function filtersOf(job: string) {
  const of = (status: Column) => ({ job: job || null, status });
  return {
    applied: of('Applied'),
    contacted: of('Contacted'),
    reviewed: of('Reviewed'),
    hired: of('Hired'),
    rejected: of('Rejected'),
    closed: of('JobClosed'),
  };
}

function Board() {
  const texts = useTexts('applicants');
  const link = useLink();
  const { go } = useNavigation();
  const { address } = usePage();
  const { company, role } = useMembership();
  const job = address.query.get('job') ?? '';
  const variables = { company: company.id, ...filtersOf(job) };
  const query = useOperationQuery(operation('Board', BoardDocument, variables));
  const chosen = useChosenJob(job);
  const toList = `${paths.applicants(company.id)}${job && `?job=${job}`}`;
  return (
    <Stack gap="cards">
      <PageHead
        title={texts.board.title}
        {...(isAllowed('decide', role, company.state) && { lead: texts.board.lead })}
        action={
          <ButtonLink kind="secondary" href={link(toList)}>
            {texts.listView}
          </ButtonLink>
        }
      />
      <div className={styles.job}>
        <JobChoice
          value={job}
          chosen={chosen}
          onChange={(value) =>
            go(link(`${paths.board(company.id)}${value && `?job=${value}`}`), { replace: true })
          }
        />
      </div>
      <QueryView query={query} cards={3}>
        {(data, isOld) => (
          <InertWhileOld isOld={isOld}>
            <BoardColumns company={data.company} job={job} />
          </InertWhileOld>
        )}
      </QueryView>
    </Stack>
  );
}

export const screen: Screen = { title: (texts) => texts.applicants.board.title, Component: Board };
