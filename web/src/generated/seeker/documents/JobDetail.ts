/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { JobDetailQuery, JobDetailQueryVariables } from '../graphql';

export const JobDetailDocument: DocumentTypeDecoration<JobDetailQuery, JobDetailQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:ef61c84d5a6706a23b0040ecf2664469fb73bd0024e0f9200327d6c022f8638b' },
};
