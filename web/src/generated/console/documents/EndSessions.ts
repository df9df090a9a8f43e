/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { EndSessionsMutation, EndSessionsMutationVariables } from '../graphql';

export const EndSessionsDocument: DocumentTypeDecoration<EndSessionsMutation, EndSessionsMutationVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:540218ed52f7ee9c368a981e681bfdf30d81bb5d23a4aa80e9d2854dcf6b53a1' },
};
