/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { HomeRecommendedQuery, HomeRecommendedQueryVariables } from '../graphql';

export const HomeRecommendedDocument: DocumentTypeDecoration<HomeRecommendedQuery, HomeRecommendedQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:6955f7f83ca85c36149883cd40930002f9aaf309227a27dd32109846d48178d6' },
};
