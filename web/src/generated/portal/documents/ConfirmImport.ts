/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { ConfirmImportMutation, ConfirmImportMutationVariables } from '../graphql';

export const ConfirmImportDocument: DocumentTypeDecoration<ConfirmImportMutation, ConfirmImportMutationVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:8aac6c54b008aec881da99f4ee8295232e6d386a54d441e0d79aed4506f1332a' },
};
