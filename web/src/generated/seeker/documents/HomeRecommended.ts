/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { HomeRecommendedQuery, HomeRecommendedQueryVariables } from '../graphql';

export const HomeRecommendedDocument: DocumentTypeDecoration<HomeRecommendedQuery, HomeRecommendedQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:df9afaf1afc2fe23bdd5afd228a26d43ee42184dc518c87caaec08c764e6617d' },
};
