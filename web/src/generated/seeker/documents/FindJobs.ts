/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { FindJobsQuery, FindJobsQueryVariables } from '../graphql';

export const FindJobsDocument: DocumentTypeDecoration<FindJobsQuery, FindJobsQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:1f49dd16f1c7c666fc55d691db2307a774cf08f7139ff8f20e12d0dbcc2f6f3d' },
};
