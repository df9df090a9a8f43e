/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { CompanyJobsQuery, CompanyJobsQueryVariables } from '../graphql';

export const CompanyJobsDocument: DocumentTypeDecoration<CompanyJobsQuery, CompanyJobsQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:6717d965b70523e8b92853f057f5d0741c9cf47b6636f7aadfbc2f24ed5a5860' },
};
