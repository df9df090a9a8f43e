/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { ConversationQuery, ConversationQueryVariables } from '../graphql';

export const ConversationDocument: DocumentTypeDecoration<ConversationQuery, ConversationQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:b3fbd4f4b1f8c269f15627720512bcb003c6ddfa49e0588ca5ccfe2dc3658bf6' },
};
