/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { JobQuery, JobQueryVariables } from '../graphql';

export const JobDocument: DocumentTypeDecoration<JobQuery, JobQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:3e7b4f70c3d9749c39a3b5dc5e52bc00cb9c0cdbdfde87ac09b11fa0b1886151' },
};
