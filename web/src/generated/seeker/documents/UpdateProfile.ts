/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { UpdateProfileMutation, UpdateProfileMutationVariables } from '../graphql';

export const UpdateProfileDocument: DocumentTypeDecoration<UpdateProfileMutation, UpdateProfileMutationVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:1923ee436b874097bc9ccb198fc1959a0bf9deb55c29f710ecafcfd544117382' },
};
