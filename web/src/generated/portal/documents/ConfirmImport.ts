/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { ConfirmImportMutation, ConfirmImportMutationVariables } from '../graphql';

export const ConfirmImportDocument: DocumentTypeDecoration<ConfirmImportMutation, ConfirmImportMutationVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:2854b4e42811e466cfe54735060cb8fae201ecb76f07539f81fc987b24c72404' },
};
