/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { MarkReadMutation, MarkReadMutationVariables } from '../graphql';

export const MarkReadDocument: DocumentTypeDecoration<MarkReadMutation, MarkReadMutationVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:d1dbe98946b8a33945d4b9c8cf03493fd4d79ea4c8e0e74c59ad6822a3a6efb9' },
};
