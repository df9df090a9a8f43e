/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { FindJobsQuery, FindJobsQueryVariables } from '../graphql';

export const FindJobsDocument: DocumentTypeDecoration<FindJobsQuery, FindJobsQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:b7d55da0eb51c15e0e27fefec549bbb101f0d33f5dcee141ce4451c9c19fa813' },
};
