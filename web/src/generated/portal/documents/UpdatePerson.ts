/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { UpdatePersonMutation, UpdatePersonMutationVariables } from '../graphql';

export const UpdatePersonDocument: DocumentTypeDecoration<UpdatePersonMutation, UpdatePersonMutationVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:17092dda1b3bf38997669ea2e80246216cf46c61ee456b608ac3993b5b6e21fc' },
};
