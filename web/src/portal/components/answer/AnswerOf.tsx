import type { ReactNode } from 'react';
import type { Answered } from '../../services/useAnswer';
import { Failed } from './Failed';
import { OldAnswer } from './OldAnswer';
import { Waiting } from './Waiting';

interface AnswerOfProps<Result> {
  answer: Answered<Result>;
  /** How many cards the answer will take. */
  cards?: number;
  /** `isOld`: the data do not answer what is asked now, and nothing may be decided on them. */
  children: (data: Result, isOld: boolean) => ReactNode;
}

/** Shows an answer, its place until it comes, or why it does not come. Of an old answer it says so. */
export function AnswerOf<Result>({ answer, cards = 1, children }: AnswerOfProps<Result>) {
  const { data, error, loading, isOld, reload } = answer;
  if (data === undefined) {
    return error === undefined ? (
      <Waiting cards={cards} />
    ) : (
      <Failed level={2} error={error} onRetry={reload} />
    );
  }
  return (
    <>
      <OldAnswer isOld={isOld} error={loading ? undefined : error} onRetry={reload} />
      {children(data, isOld)}
    </>
  );
}
