import type { ReactNode } from 'react';
import type { Answered } from '../../services/useAnswer';
import { Failed } from './Failed';
import { OldAnswer } from './OldAnswer';
import { Waiting } from './Waiting';

interface AnswerOfProps<Result> {
  answer: Answered<Result>;
  /** How many placeholder cards to show while loading. */
  cards?: number;
  /** `isOld`: the data belong to an earlier question, so nothing may be decided on them. */
  children: (data: Result, isOld: boolean) => ReactNode;
}

/** Renders the data, placeholders while loading, or the error. Marks outdated data as such. */
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
