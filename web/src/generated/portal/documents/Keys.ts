/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { KeysQuery, KeysQueryVariables } from '../graphql';

export const KeysDocument: DocumentTypeDecoration<KeysQuery, KeysQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:5a1b6aa8ff1554f04bd6e6377f521d7dbf3f0dcd40e1ada7494f48622485641d' },
};
