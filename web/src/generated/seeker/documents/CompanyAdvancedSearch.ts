/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { CompanyAdvancedSearchQuery, CompanyAdvancedSearchQueryVariables } from '../graphql';

export const CompanyAdvancedSearchDocument: DocumentTypeDecoration<CompanyAdvancedSearchQuery, CompanyAdvancedSearchQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:5f06896d89415582c3d708316f59c5ba8ba7629bd53498c1cfb63f84f3588bd2' },
};
