/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { ConfirmEmailMutation, ConfirmEmailMutationVariables } from '../graphql';

export const ConfirmEmailDocument: DocumentTypeDecoration<ConfirmEmailMutation, ConfirmEmailMutationVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:148eff1c7ecd393f1089452ada23b7c7618cfd2c396c592951cb9b2279f23745' },
};
