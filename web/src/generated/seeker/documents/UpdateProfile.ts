/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { UpdateProfileMutation, UpdateProfileMutationVariables } from '../graphql';

export const UpdateProfileDocument: DocumentTypeDecoration<UpdateProfileMutation, UpdateProfileMutationVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:4ef848a6d7d7e8117baf066f2c48b6b336278e8727cb9c8f415d3d9bc96e984d' },
};
