/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { EndConversationMutation, EndConversationMutationVariables } from '../graphql';

export const EndConversationDocument: DocumentTypeDecoration<EndConversationMutation, EndConversationMutationVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:5c1100eb48ddc33a6e7a0491c7c205cc9c0c99ef74165ec983ca36ce6777230b' },
};
