/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { GetProfileQuery, GetProfileQueryVariables } from '../graphql';

export const GetProfileDocument: DocumentTypeDecoration<GetProfileQuery, GetProfileQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:7b07fc40d4bfc14bbf203bb9623a1426418fe452b7ae341c9e1ad86ef34150f4' },
};
