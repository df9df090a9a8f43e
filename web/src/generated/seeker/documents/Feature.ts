/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { FeatureQuery, FeatureQueryVariables } from '../graphql';

export const FeatureDocument: DocumentTypeDecoration<FeatureQuery, FeatureQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:79e6678be5347d8c4584f9afb2ae516da32de514e589b21fe6886036a49a1cd7' },
};
