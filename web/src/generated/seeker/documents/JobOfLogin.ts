/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { JobOfLoginQuery, JobOfLoginQueryVariables } from '../graphql';

export const JobOfLoginDocument: DocumentTypeDecoration<JobOfLoginQuery, JobOfLoginQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:dff3954f41f56c7991d8a9d318f4dda0a760d5ea6cecfe245e4bacfa5b6d7912' },
};
