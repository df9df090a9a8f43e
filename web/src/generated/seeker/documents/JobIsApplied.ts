/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { JobIsAppliedQuery, JobIsAppliedQueryVariables } from '../graphql';

export const JobIsAppliedDocument: DocumentTypeDecoration<JobIsAppliedQuery, JobIsAppliedQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:c7c93b4428a043ae8b37e787ef902edd13fa329e35ec9174c84f34b133a680ae' },
};
