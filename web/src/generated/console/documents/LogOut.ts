/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { LogOutMutation, LogOutMutationVariables } from '../graphql';

export const LogOutDocument: DocumentTypeDecoration<LogOutMutation, LogOutMutationVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:ca3bffa323b1ff24af6565c4f981872ae92e5094ef23c0545ead9d544d9b6782' },
};
