/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { PeopleQuery, PeopleQueryVariables } from '../graphql';

export const PeopleDocument: DocumentTypeDecoration<PeopleQuery, PeopleQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:13ce2b30f4fecc3dd9a749586959955d8b397e5935b67089fc651a618b800839' },
};
