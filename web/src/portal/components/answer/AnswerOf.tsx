import type { ReactNode } from 'react';
import type { Answered } from '../../services/useAnswer';
import { Failed } from './Failed';
import { Waiting } from './Waiting';

interface AnswerOfProps<Result> {
  answer: Answered<Result>;
  /** How many cards the answer will take. */
  cards?: number;
  children: (data: Result) => ReactNode;
}

/** What an answer shows; until it comes, its place, and where none comes, why. */
export function AnswerOf<Result>({ answer, cards = 1, children }: AnswerOfProps<Result>) {
  if (answer.data !== undefined) return children(answer.data);
  if (answer.error !== undefined) return <Failed level={2} error={answer.error} onRetry={answer.reload} />;
  return <Waiting cards={cards} />;
}
