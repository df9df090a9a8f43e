/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { CompanySearchQuery, CompanySearchQueryVariables } from '../graphql';

export const CompanySearchDocument: DocumentTypeDecoration<CompanySearchQuery, CompanySearchQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:6e092f95d5778db36d010f2b9b7dbc780f77f1bf64e6c9c6753b926b5725e143' },
};
