/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { CompanyJobsQuery, CompanyJobsQueryVariables } from '../graphql';

export const CompanyJobsDocument: DocumentTypeDecoration<CompanyJobsQuery, CompanyJobsQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:586e729d4c61b5f4ed3b5f2d3911641598928a1fbbbf1721c8198ca5a99e1cf0' },
};
