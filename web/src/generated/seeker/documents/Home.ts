/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { HomeQuery, HomeQueryVariables } from '../graphql';

export const HomeDocument: DocumentTypeDecoration<HomeQuery, HomeQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:00d2ecc603a813ff0cc52ae105de266e1c396cc0dec18d020890b1b9b567a1f4' },
};
