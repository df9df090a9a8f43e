/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { RemoveNoteMutation, RemoveNoteMutationVariables } from '../graphql';

export const RemoveNoteDocument: DocumentTypeDecoration<RemoveNoteMutation, RemoveNoteMutationVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:cfdba69cbc59cf1598109212cc960a7b911f09d14d9cb59dcde6b6a90f65f8da' },
};
