/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { GetProfileQuery, GetProfileQueryVariables } from '../graphql';

export const GetProfileDocument: DocumentTypeDecoration<GetProfileQuery, GetProfileQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:42f26334ce3f23c5dd4f818f57a547026f06cb77b21e02a4eb95105695a8c2dd' },
};
