/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { SimilarJobsQuery, SimilarJobsQueryVariables } from '../graphql';

export const SimilarJobsDocument: DocumentTypeDecoration<SimilarJobsQuery, SimilarJobsQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:a8667b83014c866324477412718c03a9dbf646a9e1d80f776e9f65bee7881b3c' },
};
