/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { JobsQuery, JobsQueryVariables } from '../graphql';

export const JobsDocument: DocumentTypeDecoration<JobsQuery, JobsQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:44b46a0e787955c55651da4901f7bb56b2ea442d710165468195bca66e47e489' },
};
