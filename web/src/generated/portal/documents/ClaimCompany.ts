/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { ClaimCompanyMutation, ClaimCompanyMutationVariables } from '../graphql';

export const ClaimCompanyDocument: DocumentTypeDecoration<ClaimCompanyMutation, ClaimCompanyMutationVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:00e2f7582e88e56dfdf8ba744051c0ef9ef1b59c17f9334194b7f788a51824d2' },
};
