/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { RemovePersonMutation, RemovePersonMutationVariables } from '../graphql';

export const RemovePersonDocument: DocumentTypeDecoration<RemovePersonMutation, RemovePersonMutationVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:64bf3fbf3a190f6cf9f468fde5ea9c7ba2ad133264b0689fc4fb202ac785f730' },
};
