/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { CompanyQuery, CompanyQueryVariables } from '../graphql';

export const CompanyDocument: DocumentTypeDecoration<CompanyQuery, CompanyQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:f21ee8729fd8a8e884ef1b539922c153fb6975657252353fac0388888c2c673d' },
};
