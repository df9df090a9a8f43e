/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { SaveDraftMutation, SaveDraftMutationVariables } from '../graphql';

export const SaveDraftDocument: DocumentTypeDecoration<SaveDraftMutation, SaveDraftMutationVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:69fd4235094267463657ea2c32e52523d7e324e8093531dad96a2b0fcacbd5ef' },
};
