/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { FoundCompanyMutation, FoundCompanyMutationVariables } from '../graphql';

export const FoundCompanyDocument: DocumentTypeDecoration<FoundCompanyMutation, FoundCompanyMutationVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:e9bb0d1d85c06f39a29def1845539f938fb8a6b999c87e02ef15f8b66f57c714' },
};
