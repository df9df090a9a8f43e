/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { SimilarJobsQuery, SimilarJobsQueryVariables } from '../graphql';

export const SimilarJobsDocument: DocumentTypeDecoration<SimilarJobsQuery, SimilarJobsQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:904f9be08d92f62a32c046699bd3e586e29b365cbeaac6e171c6f80d934bfd58' },
};
