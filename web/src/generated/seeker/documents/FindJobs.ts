/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { FindJobsQuery, FindJobsQueryVariables } from '../graphql';

export const FindJobsDocument: DocumentTypeDecoration<FindJobsQuery, FindJobsQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:9bf85c0283022a7932d346162743637018a4e76a36dec1614bd78d9b2efbf955' },
};
