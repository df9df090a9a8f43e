/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { SetMailPreferenceMutation, SetMailPreferenceMutationVariables } from '../graphql';

export const SetMailPreferenceDocument: DocumentTypeDecoration<SetMailPreferenceMutation, SetMailPreferenceMutationVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:a9e7427ebab2ae340d70523f650598484824ed3feb2cc5a7428dfff5343acf03' },
};
