/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { RemoveEmailMutation, RemoveEmailMutationVariables } from '../graphql';

export const RemoveEmailDocument: DocumentTypeDecoration<RemoveEmailMutation, RemoveEmailMutationVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:eb5822845b9109ae981a2f99a1c63460a5ab3016ee708eb09aad5657158dcd29' },
};
