/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { ConversationOfApplicationQuery, ConversationOfApplicationQueryVariables } from '../graphql';

export const ConversationOfApplicationDocument: DocumentTypeDecoration<ConversationOfApplicationQuery, ConversationOfApplicationQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:89f02ff59a781fb7460e15f752b5bc000ddf0d1230e12126471b407e1311e5a7' },
};
