/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { FindJobsQuery, FindJobsQueryVariables } from '../graphql';

export const FindJobsDocument: DocumentTypeDecoration<FindJobsQuery, FindJobsQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:05b3079f41868aef46e4da70e50e7f85da4b7f835704ab343e2473eac43cbaf2' },
};
