/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { JobForApplyQuery, JobForApplyQueryVariables } from '../graphql';

export const JobForApplyDocument: DocumentTypeDecoration<JobForApplyQuery, JobForApplyQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:4a646e315216b85036020f21f8181cceaad48e9f68d8fe9af55d3aad713baab2' },
};
