/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { JobNeighboursQuery, JobNeighboursQueryVariables } from '../graphql';

export const JobNeighboursDocument: DocumentTypeDecoration<JobNeighboursQuery, JobNeighboursQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:876e2c209b1696cb433ddc732b2d6d02dacea202587c6774350bca1aa4c83b26' },
};
