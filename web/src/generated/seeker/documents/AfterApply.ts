/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { AfterApplyQuery, AfterApplyQueryVariables } from '../graphql';

export const AfterApplyDocument: DocumentTypeDecoration<AfterApplyQuery, AfterApplyQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:4ad1f11a93f74f2600da00a766f6de7c3b939896d29629808cf495588d60e16f' },
};
