/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { RecommendedJobsQuery, RecommendedJobsQueryVariables } from '../graphql';

export const RecommendedJobsDocument: DocumentTypeDecoration<RecommendedJobsQuery, RecommendedJobsQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:bf615e1dc46352b70cd0db6ed89bd0c3e024442b61e3be3a24ccfee6331e364d' },
};
