/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { JobNeighboursQuery, JobNeighboursQueryVariables } from '../graphql';

export const JobNeighboursDocument: DocumentTypeDecoration<JobNeighboursQuery, JobNeighboursQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:5429496ed32b1276a6d4d21514352af720a36e8ca852965a58f6cf13bc572276' },
};
