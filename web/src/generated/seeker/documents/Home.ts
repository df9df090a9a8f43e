/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { HomeQuery, HomeQueryVariables } from '../graphql';

export const HomeDocument: DocumentTypeDecoration<HomeQuery, HomeQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:2396b32b2241b662ca875f7fe8b6e87a80142bad5b6728976fe79a0e056ef00f' },
};
