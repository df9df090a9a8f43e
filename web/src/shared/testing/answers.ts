import { vi } from 'vitest';
import { ServiceError } from '@/shared/services/api/service';

/** The service's answers by operation name; an error is thrown as a refusal. */
export type Answers = Record<string, object | ((variables: never) => object)>;

export function refusal(code: string, retryAfter?: number): ServiceError {
  return new ServiceError(`refused by ${code}`, 200, code, retryAfter);
}

/** Answers operations, and records the variables that they were asked with. */
export function createAnswering(answers: Answers) {
  const answer = vi.fn(async ({ name, variables }: { name: string; variables: object }) => {
    const given = answers[name];
    if (given === undefined) throw new Error(`nothing answers ${name}`);
    const data = typeof given === 'function' ? given(variables as never) : given;
    if (data instanceof Error) throw data;
    return data;
  });
  const asked = (name: string) =>
    answer.mock.calls.filter(([each]) => each.name === name).map(([each]) => each.variables);
  return { answer, asked };
}
