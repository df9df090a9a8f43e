/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { JobDetailQuery, JobDetailQueryVariables } from '../graphql';

export const JobDetailDocument: DocumentTypeDecoration<JobDetailQuery, JobDetailQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:69f4a07faff7d75ba1d419e3cecfadc38da378ecb2abe06970abc5ba2b2fde51' },
};
