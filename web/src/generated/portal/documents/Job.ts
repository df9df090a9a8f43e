/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { JobQuery, JobQueryVariables } from '../graphql';

export const JobDocument: DocumentTypeDecoration<JobQuery, JobQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:6f9486e49ab96a6f4a552973d6a124fa904341b6f7ca13a1365338bafc80e3ed' },
};
