/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { PlaceOfQuery, PlaceOfQueryVariables } from '../graphql';

export const PlaceOfDocument: DocumentTypeDecoration<PlaceOfQuery, PlaceOfQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:b1e25a370b0e83cf66406d705bf20864dda0b438a76749d0b832a69004d99908' },
};
