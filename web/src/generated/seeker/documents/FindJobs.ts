/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { FindJobsQuery, FindJobsQueryVariables } from '../graphql';

export const FindJobsDocument: DocumentTypeDecoration<FindJobsQuery, FindJobsQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:3e41136d560cccb1b8471f4685998137ab2cc3045f042b186833c4f1302e0f8a' },
};
