/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { RemoveStaffMutation, RemoveStaffMutationVariables } from '../graphql';

export const RemoveStaffDocument: DocumentTypeDecoration<RemoveStaffMutation, RemoveStaffMutationVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:fcc0209e0a6077f2b014f9321c4081bacf4e54f8a9bde4274eccd1e2667da5ec' },
};
