/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { HomeQuery, HomeQueryVariables } from '../graphql';

export const HomeDocument: DocumentTypeDecoration<HomeQuery, HomeQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:e3c3820d01528df31f4d117634e4f8505a30563e573addb6a744f2a3626800d0' },
};
