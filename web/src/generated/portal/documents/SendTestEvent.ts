/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { SendTestEventMutation, SendTestEventMutationVariables } from '../graphql';

export const SendTestEventDocument: DocumentTypeDecoration<SendTestEventMutation, SendTestEventMutationVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:18ab76b2dca8dec654ff2bbdc44e3b0d1ce3b223a523df9753f004b95f1673b2' },
};
