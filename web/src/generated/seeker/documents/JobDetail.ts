/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { JobDetailQuery, JobDetailQueryVariables } from '../graphql';

export const JobDetailDocument: DocumentTypeDecoration<JobDetailQuery, JobDetailQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:69fc22d6836d330bd13538e09edc9671c165c142d930f2e11fa8a64d11e1aabb' },
};
