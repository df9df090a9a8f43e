/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { EndConversationMutation, EndConversationMutationVariables } from '../graphql';

export const EndConversationDocument: DocumentTypeDecoration<EndConversationMutation, EndConversationMutationVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:f4b1954d9525a27689911f0ccb8cf066a5c811a614dcb8cb21851a996ee2aeb0' },
};
