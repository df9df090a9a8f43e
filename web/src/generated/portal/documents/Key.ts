/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { KeyQuery, KeyQueryVariables } from '../graphql';

export const KeyDocument: DocumentTypeDecoration<KeyQuery, KeyQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:4d54a904b4b50bb76a7a1a21259ad8bcba1b65725bd381727076965556893b95' },
};
