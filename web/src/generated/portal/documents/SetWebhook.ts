/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { SetWebhookMutation, SetWebhookMutationVariables } from '../graphql';

export const SetWebhookDocument: DocumentTypeDecoration<SetWebhookMutation, SetWebhookMutationVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:82c01f7502e0eae8fa46a694d2c8b339d6848ee84e679c3d65d84c34245b1024' },
};
