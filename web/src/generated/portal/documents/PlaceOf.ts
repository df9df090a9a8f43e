/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { PlaceOfQuery, PlaceOfQueryVariables } from '../graphql';

export const PlaceOfDocument: DocumentTypeDecoration<PlaceOfQuery, PlaceOfQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:282ece2c93739b9896c9efb255ade99be35925696dd7d1f2411fff5e82f59284' },
};
