/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { AddNoteMutation, AddNoteMutationVariables } from '../graphql';

export const AddNoteDocument: DocumentTypeDecoration<AddNoteMutation, AddNoteMutationVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:0b4d7a8c340b7158ac0e7a5d5cab3e973021e987f258cdb32ae8f483cda9e1fd' },
};
