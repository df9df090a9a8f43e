/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { JobNeighboursQuery, JobNeighboursQueryVariables } from '../graphql';

export const JobNeighboursDocument: DocumentTypeDecoration<JobNeighboursQuery, JobNeighboursQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:d53d63b676d1b3d4ace6242c1c6139c6777edec9267d969706f6b6856c1f7182' },
};
