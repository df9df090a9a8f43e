/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { LogInMutation, LogInMutationVariables } from '../graphql';

export const LogInDocument: DocumentTypeDecoration<LogInMutation, LogInMutationVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:38f03ab450a53c87386236c7f57873a59bbe87af1f16d55e4dbc46a957976a2d' },
};
