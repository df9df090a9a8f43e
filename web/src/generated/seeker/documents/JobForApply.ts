/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { JobForApplyQuery, JobForApplyQueryVariables } from '../graphql';

export const JobForApplyDocument: DocumentTypeDecoration<JobForApplyQuery, JobForApplyQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:89692ab7ef3f3d34493db7c0424c0a06ff3f2d1027fce37f907089878035ba39' },
};
