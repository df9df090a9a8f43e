/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { SavedJobsQuery, SavedJobsQueryVariables } from '../graphql';

export const SavedJobsDocument: DocumentTypeDecoration<SavedJobsQuery, SavedJobsQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:eb525feda395f76d50f6ae5b6946a55f7c51c4716ac505d06c53551ce0bd943e' },
};
