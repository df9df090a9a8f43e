/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { JobQuery, JobQueryVariables } from '../graphql';

export const JobDocument: DocumentTypeDecoration<JobQuery, JobQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:a96cfaad60c6980f88834c0b9d3174a4581b08c68f2c7205fd0f27051ce226d1' },
};
