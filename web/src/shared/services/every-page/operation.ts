import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';

/** A GraphQL document as generated: its hash stands for its text. */
export type PersistedDocument<Result, Variables> = DocumentTypeDecoration<Result, Variables> & {
  __meta__?: Record<string, unknown> | undefined;
};

export interface GraphqlError {
  message: string;
  extensions?: { error_code?: number; delete_account_at?: string };
}

export interface Answer<Result> {
  data: Result | null;
  errors?: readonly GraphqlError[];
}

export function hasError({ errors }: Answer<unknown>, code: number): boolean {
  return errors?.some(({ extensions }) => extensions?.error_code === code) ?? false;
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
