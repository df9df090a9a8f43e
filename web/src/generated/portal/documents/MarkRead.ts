/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { MarkReadMutation, MarkReadMutationVariables } from '../graphql';

export const MarkReadDocument: DocumentTypeDecoration<MarkReadMutation, MarkReadMutationVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:30f6fc8450160e217c48c42fb0d29b9cba03a54c3574c7300e0d5672f6c1ae79' },
};
