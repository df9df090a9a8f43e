/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { KeyQuery, KeyQueryVariables } from '../graphql';

export const KeyDocument: DocumentTypeDecoration<KeyQuery, KeyQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:b81b91315aeb49eb29333c2e64c5249df43641abf589cb50f4a4e6c525275fec' },
};
