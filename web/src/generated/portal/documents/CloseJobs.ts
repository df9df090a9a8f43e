/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { CloseJobsMutation, CloseJobsMutationVariables } from '../graphql';

export const CloseJobsDocument: DocumentTypeDecoration<CloseJobsMutation, CloseJobsMutationVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:4129ff8aa45cb663a4dcac4b7e510a0ca1e17a91d0b7d4c4b7444035f344e4a7' },
};
