/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { SavedJobsQuery, SavedJobsQueryVariables } from '../graphql';

export const SavedJobsDocument: DocumentTypeDecoration<SavedJobsQuery, SavedJobsQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:36a08f5fd06639edf4ed203d2c0be98b76ce4a122315a5c8a5e982ca9de63abf' },
};
