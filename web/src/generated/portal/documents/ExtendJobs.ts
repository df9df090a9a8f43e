/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { ExtendJobsMutation, ExtendJobsMutationVariables } from '../graphql';

export const ExtendJobsDocument: DocumentTypeDecoration<ExtendJobsMutation, ExtendJobsMutationVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:2475f47424da9b6f26f46a9a47f041583a0cd0bb819500b140569a12af2dee17' },
};
