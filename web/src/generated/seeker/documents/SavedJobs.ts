/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { SavedJobsQuery, SavedJobsQueryVariables } from '../graphql';

export const SavedJobsDocument: DocumentTypeDecoration<SavedJobsQuery, SavedJobsQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:2b1560c8272d53a0fe2785f4e79af77ced9b836637e31906298864a3235c5dbb' },
};
