/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { RemovePersonMutation, RemovePersonMutationVariables } from '../graphql';

export const RemovePersonDocument: DocumentTypeDecoration<RemovePersonMutation, RemovePersonMutationVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:c0b001b58d0d183972a22a9c66b286a83c1695dcbd54cfda6ba328fa713c9c64' },
};
