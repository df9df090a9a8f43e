/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { ExtendJobsMutation, ExtendJobsMutationVariables } from '../graphql';

export const ExtendJobsDocument: DocumentTypeDecoration<ExtendJobsMutation, ExtendJobsMutationVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:8e03d46e18bc3fe4185660e74d3bee907a1767cea28673b9f5ff26da5eb24e14' },
};
