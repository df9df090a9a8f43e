/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { JobForApplyQuery, JobForApplyQueryVariables } from '../graphql';

export const JobForApplyDocument: DocumentTypeDecoration<JobForApplyQuery, JobForApplyQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:8e297e77a25a1020157f27ad1be92f27fbc6628f04f5611ab3f75fa7326ac876' },
};
