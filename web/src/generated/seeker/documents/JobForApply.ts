/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { JobForApplyQuery, JobForApplyQueryVariables } from '../graphql';

export const JobForApplyDocument: DocumentTypeDecoration<JobForApplyQuery, JobForApplyQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:d642ee65291210171015987a4970632fdbcb2d3875860a48bbd84713433d6e53' },
};
