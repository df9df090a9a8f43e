/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { RequestCodeMutation, RequestCodeMutationVariables } from '../graphql';

export const RequestCodeDocument: DocumentTypeDecoration<RequestCodeMutation, RequestCodeMutationVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:d9369e0578be3411aecab6602427ef78721ab272d3e45733a089baf31c6d84e8' },
};
