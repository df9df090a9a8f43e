/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { RecommendedJobsQuery, RecommendedJobsQueryVariables } from '../graphql';

export const RecommendedJobsDocument: DocumentTypeDecoration<RecommendedJobsQuery, RecommendedJobsQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:5d8d9b7ab6742b2c2bf0299a67abdfebfc43b686a3daa141ef99b94af71ccd02' },
};
