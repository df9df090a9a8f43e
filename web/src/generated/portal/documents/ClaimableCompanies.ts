/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { ClaimableCompaniesQuery, ClaimableCompaniesQueryVariables } from '../graphql';

export const ClaimableCompaniesDocument: DocumentTypeDecoration<ClaimableCompaniesQuery, ClaimableCompaniesQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:754a497caa27c4c487f3b0edd63e0d9c1eabd89480fea7a37de5acb7db3da249' },
};
