/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { CompanyJobsQuery, CompanyJobsQueryVariables } from '../graphql';

export const CompanyJobsDocument: DocumentTypeDecoration<CompanyJobsQuery, CompanyJobsQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:c4195980279b4ff78f6c2d7f4bbac39f8698f50a17e64feaa03aa3672e7d8249' },
};
