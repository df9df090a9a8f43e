/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { UpdateProfileMutation, UpdateProfileMutationVariables } from '../graphql';

export const UpdateProfileDocument: DocumentTypeDecoration<UpdateProfileMutation, UpdateProfileMutationVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:ad774f5e7209e0a596e4a58906c19fd221372ca8dfa84538bc4785b89465aabf' },
};
