/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { UpdateJobAlertMutation, UpdateJobAlertMutationVariables } from '../graphql';

export const UpdateJobAlertDocument: DocumentTypeDecoration<UpdateJobAlertMutation, UpdateJobAlertMutationVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:e0005206abc824720437b306c2558914075e140ccadad4992e6c560c0ae540fa' },
};
