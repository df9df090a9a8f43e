/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { SuggestQuery, SuggestQueryVariables } from '../graphql';

export const SuggestDocument: DocumentTypeDecoration<SuggestQuery, SuggestQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:5c18dfd87e4d2edecee4e2b793aa36373725dda4db941112c6797d27ab10608a' },
};
