/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { AddStaffMutation, AddStaffMutationVariables } from '../graphql';

export const AddStaffDocument: DocumentTypeDecoration<AddStaffMutation, AddStaffMutationVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:03add396799849d69d4b4e6273557e5d3f2b3d4fe5d8ad7f1384ed6eb2a0f44a' },
};
