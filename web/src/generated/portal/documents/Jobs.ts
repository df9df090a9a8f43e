/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { JobsQuery, JobsQueryVariables } from '../graphql';

export const JobsDocument: DocumentTypeDecoration<JobsQuery, JobsQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:3b1f241b96136baf1debf759b092faeff0d04c6cbcbaf5dd64ae79ba79def0db' },
};
