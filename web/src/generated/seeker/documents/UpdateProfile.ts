/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { UpdateProfileMutation, UpdateProfileMutationVariables } from '../graphql';

export const UpdateProfileDocument: DocumentTypeDecoration<UpdateProfileMutation, UpdateProfileMutationVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:33f4ae2a087fd10cf7853ba75d6dba49f5ebd0388c78426ea7fdffa94c202266' },
};
