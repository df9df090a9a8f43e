/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { ReopenJobsMutation, ReopenJobsMutationVariables } from '../graphql';

export const ReopenJobsDocument: DocumentTypeDecoration<ReopenJobsMutation, ReopenJobsMutationVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:82da7c2b43537f420a26d4c73579d7aa286371bc01993445628590e9c3ba254e' },
};
