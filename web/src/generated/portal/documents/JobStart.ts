/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { JobStartQuery, JobStartQueryVariables } from '../graphql';

export const JobStartDocument: DocumentTypeDecoration<JobStartQuery, JobStartQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:e40d5d639177dd0be639b964b6332a1cc03880a8f9579e1e3653c198297a991b' },
};
