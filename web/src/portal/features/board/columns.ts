import type { ApplicantListedFragment, ApplicantStatus } from '@/generated/portal/graphql';
import type { Decision } from '@/portal/services/decisions/decisions';

/** The columns of the board, from the first step to the last. */
export const columns = [
  'Applied',
  'Contacted',
  'Reviewed',
  'Hired',
  'Rejected',
  'JobClosed',
] as const satisfies ApplicantStatus[];

export type Column = (typeof columns)[number];

type Card = ApplicantListedFragment;

/** The status that was just decided on this page, whether or not the service has answered. */
function decidedStatus(id: string, decisions: readonly Decision[]): ApplicantStatus | undefined {
  const isAbout = ({ people, state }: Decision) =>
    (state.kind === 'sending' || state.kind === 'waiting') && people.some((each) => each.id === id);
  return decisions.filter(isAbout).at(-1)?.status;
}

/** Puts each card into the column of its last decision, newest application first. */
export function cardsByColumn(cards: readonly Card[], decisions: readonly Decision[]): Map<Column, Card[]> {
  const byColumn = new Map<Column, Card[]>(columns.map((column) => [column, []]));
  const sorted = [...cards].sort((a, b) => b.applied_at.localeCompare(a.applied_at));
  for (const card of sorted) {
    const status = decidedStatus(card.id, decisions) ?? card.decision?.status ?? card.status;
    byColumn.get(status as Column)?.push(card);
  }
  return byColumn;
}

/** Whether a card may be dropped on a column; on its own column nothing happens. */
export function canMove(card: Pick<Card, 'next_statuses'>, from: Column, to: Column): boolean {
  return from === to || card.next_statuses.includes(to);
}

/** The neighbouring column; at an end, the column itself. */
export function columnBeside(column: Column, step: number): Column {
  const index = Math.min(Math.max(columns.indexOf(column) + step, 0), columns.length - 1);
  return columns[index] ?? column;
}
