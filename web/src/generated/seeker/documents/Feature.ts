/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { FeatureQuery, FeatureQueryVariables } from '../graphql';

export const FeatureDocument: DocumentTypeDecoration<FeatureQuery, FeatureQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:d097cf471202dae6cd206c268ac488c967c011e1e42b7305fe4964fccd8b3436' },
};
