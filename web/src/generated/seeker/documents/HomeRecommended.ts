/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { HomeRecommendedQuery, HomeRecommendedQueryVariables } from '../graphql';

export const HomeRecommendedDocument: DocumentTypeDecoration<HomeRecommendedQuery, HomeRecommendedQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:adb3ab0ae87982b964b555ad172c4269f07ea1efa5baa3d4ec2ec0664cfcf0b1' },
};
