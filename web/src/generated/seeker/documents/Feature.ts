/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { FeatureQuery, FeatureQueryVariables } from '../graphql';

export const FeatureDocument: DocumentTypeDecoration<FeatureQuery, FeatureQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:c2ab332b2c6ecf221f4b14299718c8eb0efeacd6d5e80cce6f8fd3d12e793d57' },
};
