/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { SendMessageMutation, SendMessageMutationVariables } from '../graphql';

export const SendMessageDocument: DocumentTypeDecoration<SendMessageMutation, SendMessageMutationVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:c0e293c58199277afefe3b0346a42db0391c218f7c196d453aca7a620f752da9' },
};
