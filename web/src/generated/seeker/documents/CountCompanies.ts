/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { CountCompaniesQuery, CountCompaniesQueryVariables } from '../graphql';

export const CountCompaniesDocument: DocumentTypeDecoration<CountCompaniesQuery, CountCompaniesQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:8994e8b762590df0d614ffecad9acfa561a0173a120284f913f3124a965faa22' },
};
