/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { SetLocaleMutation, SetLocaleMutationVariables } from '../graphql';

export const SetLocaleDocument: DocumentTypeDecoration<SetLocaleMutation, SetLocaleMutationVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:0bd17d2db7c7567ba70943e1d6c7985ddb5c672116085de4d02d7b0c91db7691' },
};
