/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { OneApplicationQuery, OneApplicationQueryVariables } from '../graphql';

export const OneApplicationDocument: DocumentTypeDecoration<OneApplicationQuery, OneApplicationQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:99353db705509fa24ab6b48996d78686cb6eefd29862023bf0340142ed00048d' },
};
