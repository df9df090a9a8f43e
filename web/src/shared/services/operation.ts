import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';

/** A GraphQL document as generated: its hash stands for its text. */
export type PersistedDocument<Result, Variables> = DocumentTypeDecoration<Result, Variables> & {
  __meta__?: Record<string, unknown> | undefined;
};

export interface GraphqlError {
  message: string;
  /** An application knows what else its service adds. */
  extensions?: { error_code?: number; retry_after?: number; [name: string]: unknown };
}

export interface Answer<Result> {
  data: Result | null;
  errors?: readonly GraphqlError[];
}

/** The code of an error as ServiceError and generated/errors/codes have it, E{n}. */
export function codeOf(number: number): string {
  return `E${number}`;
}

export function hasError({ errors }: Answer<unknown>, code: string): boolean {
  return errors?.some(({ extensions }) => codeOf(extensions?.error_code ?? 0) === code) ?? false;
}

/** One call of a persisted document. */
export interface Operation<Result = unknown> {
  id: string;
  name: string;
  variables: object;
  /** Only carries the type of the answer; never set. */
  result?: Result;
}

export function operation<Result, Variables extends object>(
  name: string,
  document: PersistedDocument<Result, Variables>,
  variables: Variables,
): Operation<Result> {
  return { id: String(document.__meta__?.hash), name, variables };
}
