/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { SavedJobsQuery, SavedJobsQueryVariables } from '../graphql';

export const SavedJobsDocument: DocumentTypeDecoration<SavedJobsQuery, SavedJobsQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:a65933d2433cdd7600ae0e9a0dfcf9040943a3de42cf0907067e831979b6f790' },
};
