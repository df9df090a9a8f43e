/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { AfterApplyQuery, AfterApplyQueryVariables } from '../graphql';

export const AfterApplyDocument: DocumentTypeDecoration<AfterApplyQuery, AfterApplyQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:8763d1f254669e3c223219cef61c8351c2fd91069be099bf9b2bec094734aafb' },
};
