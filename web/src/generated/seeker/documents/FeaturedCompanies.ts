/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { FeaturedCompaniesQuery, FeaturedCompaniesQueryVariables } from '../graphql';

export const FeaturedCompaniesDocument: DocumentTypeDecoration<FeaturedCompaniesQuery, FeaturedCompaniesQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:362c7ad84338b829f83bc218f9a2a2d8e49dcd9a7650082b5d71799d813a8b5f' },
};
