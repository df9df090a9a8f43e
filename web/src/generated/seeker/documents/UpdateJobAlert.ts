/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { UpdateJobAlertMutation, UpdateJobAlertMutationVariables } from '../graphql';

export const UpdateJobAlertDocument: DocumentTypeDecoration<UpdateJobAlertMutation, UpdateJobAlertMutationVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:65c28ad461719b32c28e44f5195bdc828b49ccb42e1cc8038cc10d7ea54dcd49' },
};
