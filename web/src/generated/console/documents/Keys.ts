/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { KeysQuery, KeysQueryVariables } from '../graphql';

export const KeysDocument: DocumentTypeDecoration<KeysQuery, KeysQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:345c3608c6c03143b39e64aeeca14c2270862044361938e56c835a8ee139c4df' },
};
