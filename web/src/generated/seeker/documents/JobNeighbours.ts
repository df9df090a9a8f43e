/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { JobNeighboursQuery, JobNeighboursQueryVariables } from '../graphql';

export const JobNeighboursDocument: DocumentTypeDecoration<JobNeighboursQuery, JobNeighboursQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:ac813e65999a8bfdc33b473b13049aacd72c630f1c49a4f8faf1d9c1424f5ee3' },
};
