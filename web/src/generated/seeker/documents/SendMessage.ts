/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { SendMessageMutation, SendMessageMutationVariables } from '../graphql';

export const SendMessageDocument: DocumentTypeDecoration<SendMessageMutation, SendMessageMutationVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:d5848197c424b4494a0a93837445e65d529253c72a54c9a19ac95d948cee80b1' },
};
