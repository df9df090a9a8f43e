/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { JobsQuery, JobsQueryVariables } from '../graphql';

export const JobsDocument: DocumentTypeDecoration<JobsQuery, JobsQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:7a52cbca20d564142e9b883774c0f8c20ae7d5ba98a2ecdadec33b9678cc7cbd' },
};
