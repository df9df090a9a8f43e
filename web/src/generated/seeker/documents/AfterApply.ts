/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { AfterApplyQuery, AfterApplyQueryVariables } from '../graphql';

export const AfterApplyDocument: DocumentTypeDecoration<AfterApplyQuery, AfterApplyQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:fa8b6c539ae529fe9abc4c2a1cbeb26d36f52f30854d2583b1510a167b2447d1' },
};
