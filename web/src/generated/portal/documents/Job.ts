/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { JobQuery, JobQueryVariables } from '../graphql';

export const JobDocument: DocumentTypeDecoration<JobQuery, JobQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:f6d723628152b312e949ebaa302ab57e2ff64f6bbf4da5ac6b4fe1fb8bb12ccb' },
};
