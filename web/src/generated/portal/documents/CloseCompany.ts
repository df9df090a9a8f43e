/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { CloseCompanyMutation, CloseCompanyMutationVariables } from '../graphql';

export const CloseCompanyDocument: DocumentTypeDecoration<CloseCompanyMutation, CloseCompanyMutationVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:035ddee5f5c9f24e7b01a260ab38af55671729c10a516752261754dcdbd2cef3' },
};
