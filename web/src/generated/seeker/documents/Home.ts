/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { HomeQuery, HomeQueryVariables } from '../graphql';

export const HomeDocument: DocumentTypeDecoration<HomeQuery, HomeQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:0c40d3948da04656ebc75af0f3e01e7200c3a115294bec1dfae0b3fbcf3e33a4' },
};
