/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { SendAgainMutation, SendAgainMutationVariables } from '../graphql';

export const SendAgainDocument: DocumentTypeDecoration<SendAgainMutation, SendAgainMutationVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:94dbb2efe550172a8f3dede9d4208d597371115dfbf61ef850b7f472962f527d' },
};
