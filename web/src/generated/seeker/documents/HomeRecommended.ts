/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { HomeRecommendedQuery, HomeRecommendedQueryVariables } from '../graphql';

export const HomeRecommendedDocument: DocumentTypeDecoration<HomeRecommendedQuery, HomeRecommendedQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:67d0474c1373b1d5e3229fd1c32c3c06da4bd282b517a84d70df4badd9696b7d' },
};
