/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { FeatureQuery, FeatureQueryVariables } from '../graphql';

export const FeatureDocument: DocumentTypeDecoration<FeatureQuery, FeatureQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:e787cbb88866600597c118746b66fe951f52eb797d85f9137481cf8e38699cd2' },
};
