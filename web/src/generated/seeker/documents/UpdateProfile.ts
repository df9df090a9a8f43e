/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { UpdateProfileMutation, UpdateProfileMutationVariables } from '../graphql';

export const UpdateProfileDocument: DocumentTypeDecoration<UpdateProfileMutation, UpdateProfileMutationVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:19f7bfdfd4bc9de2bb9b76f71ffe023ab64f9eab2b853c79d730187bed71551f' },
};
