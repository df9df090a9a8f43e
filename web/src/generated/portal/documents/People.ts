/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { PeopleQuery, PeopleQueryVariables } from '../graphql';

export const PeopleDocument: DocumentTypeDecoration<PeopleQuery, PeopleQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:2f0507da2b5ab4e87903d4758bc4c8dc021ad578229a01dcdd7d6ed1882ca27f' },
};
