/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { ConversationsQuery, ConversationsQueryVariables } from '../graphql';

export const ConversationsDocument: DocumentTypeDecoration<ConversationsQuery, ConversationsQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:2fd150273c0779a7d3e93a82bc11916326095674f5bdcda19777b3b00ce2c8a7' },
};
