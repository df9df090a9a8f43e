/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { RemoveWebhookMutation, RemoveWebhookMutationVariables } from '../graphql';

export const RemoveWebhookDocument: DocumentTypeDecoration<RemoveWebhookMutation, RemoveWebhookMutationVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:436ea44ee0fd167d616caf0609c8448c8456b6f22c06e94d50b030f280b62262' },
};
