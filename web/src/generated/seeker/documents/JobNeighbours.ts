/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { JobNeighboursQuery, JobNeighboursQueryVariables } from '../graphql';

export const JobNeighboursDocument: DocumentTypeDecoration<JobNeighboursQuery, JobNeighboursQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:a84dbe12eefa1b64aa2da13f67173493a3d959ae60aacf04818e1d427c4b8dd9' },
};
